/** Words of the editors' desk that are not those of Decap CMS, in the language of the browser: Indonesian or English. */
import type { Language } from '../../src/i18n/languages'

const en = {
  copyFrom: 'Copy from another language',
  bothLanguages: 'Both languages side by side',
  today: 'Today',
  noPictures: 'No pictures yet. Press Upload.',
  numberHint: 'Leave it as it is: a new story gets the next free number, and its address ends with it.',
  pictureHint: 'Choose a picture as a telephone or camera gives it, best 1200 pixels wide or more.',
  textHint: 'Headings begin with ##.',
  draftHint: 'Switched on, the story is seen in previews alone.',
  allFields: 'Show all fields',
  entry: 'Entry',
  text: 'Text',
  wordsOf: (folder: string) => `${folder}: words and pictures`,
  preparing: 'Preparing the picture …',
  unreadablePicture: (file: string) =>
    `This browser cannot read ${file}. Export it as a JPEG first; a telephone does so when you send the picture to yourself.`,
  saved: 'Saved. Visitors see it in some minutes, when the site has been built; there is nothing else to do.',
  savedHere: 'Saved. Visitors see it once the site is built and published anew.',
  notSaved: (reason: string) => `Not saved. ${reason}`,
  inRed:
    'What is missing is said in red at its field. A story may be written in one language alone; all else is needed in English.',
  unreadable: (reasons: string) => `This file cannot be read: ${reasons} Mend it by hand.`,
  gone: 'Somebody else has deleted this file since you opened it, or there is no connection. Keep this page open and try again.',
  othersToo:
    'Somebody else has changed this since you opened it. Load the page again; it offers you your words back, and you can put both together.',
  pictureInUse: (titles: string) =>
    `The picture stays, because it is shown in ${titles}. Choose another one there and publish; then it can be deleted.`,
  incomplete: 'The preview comes back when what is being written is complete.',
}

const id: typeof en = {
  copyFrom: 'Salin dari bahasa lain',
  bothLanguages: 'Dua bahasa berdampingan',
  today: 'Hari ini',
  noPictures: 'Belum ada gambar. Tekan Unggah.',
  numberHint: 'Biarkan apa adanya: berita baru mendapat nomor berikutnya, dan alamatnya berakhir dengan nomor itu.',
  pictureHint: 'Pilih gambar langsung dari ponsel atau kamera, sebaiknya selebar 1200 piksel atau lebih.',
  textHint: 'Judul bagian diawali ##.',
  draftHint: 'Bila dinyalakan, berita hanya tampil di pratinjau.',
  allFields: 'Tampilkan semua kolom',
  entry: 'Butir',
  text: 'Teks',
  wordsOf: (folder) => `${folder}: kata dan gambar`,
  preparing: 'Gambar sedang disiapkan …',
  unreadablePicture: (file) =>
    `Peramban ini tidak bisa membaca ${file}. Simpan dulu sebagai JPEG; ponsel melakukannya bila gambar dikirim ke diri sendiri.`,
  saved:
    'Tersimpan. Pengunjung melihatnya beberapa menit lagi, setelah situs selesai dibangun; tidak ada lagi yang perlu dilakukan.',
  savedHere: 'Tersimpan. Pengunjung melihatnya setelah situs dibangun dan diterbitkan lagi.',
  notSaved: (reason) => `Belum tersimpan. ${reason}`,
  inRed:
    'Yang kurang tertulis merah pada kolomnya. Berita boleh ditulis dalam satu bahasa saja; yang lain selalu perlu bahasa Inggris.',
  unreadable: (reasons) => `Berkas ini tidak bisa dibaca: ${reasons} Perbaiki dengan tangan.`,
  gone: 'Orang lain telah menghapus berkas ini sejak Anda membukanya, atau sambungan terputus. Biarkan halaman ini terbuka dan coba lagi.',
  othersToo:
    'Orang lain sudah mengubah ini sejak Anda membukanya. Muat ulang halaman; tulisan Anda ditawarkan kembali, dan keduanya bisa Anda gabungkan.',
  pictureInUse: (titles) =>
    `Gambar tidak dihapus, karena tampil di ${titles}. Pilih gambar lain di sana dan terbitkan; setelah itu bisa dihapus.`,
  incomplete: 'Pratinjau kembali setelah yang ditulis lengkap.',
}

export const deskLanguage: Language = globalThis.navigator?.language.startsWith('id') ? 'id' : 'en'

export const said = { en, id }[deskLanguage]

/** Phrases of Decap CMS that an editor of this desk cannot know, or that say another thing here */
export const ownPhrases = {
  'editor.editorInterface.toggleI18n': said.bothLanguages,
  'editor.editorControlPane.i18n.copyFromLocale': said.copyFrom,
  'editor.editorWidgets.datetime.now': said.today,
  'mediaLibrary.mediaLibraryModal.noAssetsFound': said.noPictures,
  'mediaLibrary.mediaLibraryModal.noImagesFound': said.noPictures,
  'ui.toast.onFailToPersist': said.notSaved(''),
  'ui.toast.missingRequiredField': said.notSaved(''),
}
