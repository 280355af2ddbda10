/** Words of the editors' desk that are not those of Decap CMS. */
const en = {
  clickWhatStays: 'Click what must stay in sight',
  addPictures: 'Add several pictures at once',
  /**
   * @param page where an entry will be seen; undefined where it has no page of its own
   * @param isLocal whether it was written on this computer, from where nobody publishes it but its user
   */
  seenAt: (page: string | undefined, isLocal: boolean) =>
    `Saved. Visitors see it${page ? ` at ${page}` : ''} ${isLocal ? 'once the site is built and published anew' : 'in some minutes, when the site has been built; there is nothing else to do'}.`,
  /** @param range "110–160" */
  letters: (count: number, range: string) => `${count} characters now, ${range} are asked for`,
  noPictures: 'No pictures yet. Press Upload.',
  preparing: 'Preparing the picture …',
  /** @param people names, with commas between them; empty where there are none */
  takenOut: (file: string, isPlaced: boolean, people: string) =>
    `Taken out of ${file}: ${[...(isPlaced ? ['where it was taken (GPS)'] : []), ...(people ? [`names of people (${people})`] : [])].join(' and ')}.`,
  bothLanguages: 'Both languages side by side',
  missing:
    'Not saved yet. What is missing is said in red at its field. The fields in English are always needed; those in another language may follow, and what you have written there is kept.',
  older: 'These words are older than the English ones beside them. To save a change of them says that they fit again.',
}

const id: typeof en = {
  clickWhatStays: 'Ketuk bagian yang harus tetap terlihat',
  addPictures: 'Tambah beberapa gambar sekaligus',
  seenAt: (page, isLocal) =>
    `Tersimpan. Pengunjung melihatnya${page ? ` di ${page}` : ''} ${isLocal ? 'setelah situs dibangun dan diterbitkan lagi' : 'beberapa menit lagi, setelah situs selesai dibangun; tidak ada lagi yang perlu dilakukan'}.`,
  letters: (count, range) => `Sekarang ${count} karakter, yang diminta ${range}`,
  noPictures: 'Belum ada gambar. Tekan Unggah.',
  preparing: 'Gambar sedang disiapkan …',
  takenOut: (file, isPlaced, people) =>
    `Dihapus dari ${file}: ${[...(isPlaced ? ['tempat pengambilan (GPS)'] : []), ...(people ? [`nama orang (${people})`] : [])].join(' dan ')}.`,
  bothLanguages: 'Dua bahasa berdampingan',
  missing:
    'Belum disimpan. Yang kurang tertulis merah pada kolomnya. Bagian bahasa Inggris selalu diperlukan; bagian bahasa Indonesia boleh menyusul, dan yang sudah Anda tulis di sana tetap ada.',
  older:
    'Kata-kata ini lebih lama daripada teks bahasa Inggris di sampingnya. Jika Anda mengubah dan menyimpannya, keduanya dianggap sesuai lagi.',
}

export const deskWording = { en, id }
