/** Words of the editors' desk that are not those of Decap CMS. */
const en = {
  clickWhatStays: 'Click what must stay in sight',
  addPictures: 'Add several pictures at once',
  bothLanguages: 'Both languages side by side',
  older: 'These words are older than the English ones beside them. To save a change of them says that they fit again.',
}

const id: typeof en = {
  clickWhatStays: 'Ketuk bagian yang harus tetap terlihat',
  addPictures: 'Tambah beberapa gambar sekaligus',
  bothLanguages: 'Dua bahasa berdampingan',
  older:
    'Kata-kata ini lebih lama daripada teks bahasa Inggris di sampingnya. Jika Anda mengubah dan menyimpannya, keduanya dianggap sesuai lagi.',
}

export const deskWording = { en, id }
