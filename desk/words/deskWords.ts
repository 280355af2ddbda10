/** Words of the editors' desk that are not those of Decap CMS, in the language of the browser: Indonesian or English. */
import type { Language } from '../../src/i18n/languages'

const en = {
  pictureHint: 'Choose a picture as a telephone or camera gives it, best 1200 pixels wide or more.',
  draftHint: 'Switched on, the story is seen in previews alone.',
  allFields: 'Show all fields',
  unreadablePicture: (file: string) =>
    `This browser cannot read ${file}. Export it as a JPEG first; a telephone does so when you send the picture to yourself.`,
  saved: 'Saved. Visitors see it when the site is published anew.',
  savedAtHost: 'Saved. Visitors see it in some minutes; there is nothing more to do.',
  seePage: 'See the page',
  savedDraft: 'Saved as a draft, which previews alone show. Switch “Draft” off when visitors may read it.',
  notSaved: (reason: string) => `Not saved. ${reason}`,
  noConnection: 'There is no connection. What you wrote is still here: try again when there is one.',
  inRed:
    'What is missing is said in red at its field. A story may be written in one language alone; all else is needed in English.',
  unreadable: (reasons: string) => `This file cannot be read: ${reasons} Mend it by hand.`,
  gone: 'Somebody else has deleted this file since you opened it, or there is no connection. Keep this page open and try again.',
  othersToo:
    'Somebody else has changed this since you opened it. Load the page again; it offers you your words back, and you can put both together.',
  linked: (titles: string) =>
    `This page stays, because others link to it: ${titles}. Take the links out there and publish; then it can be deleted.`,
  pictureInUse: (titles: string) =>
    `The picture stays, because it is shown in ${titles}. Choose another one there and publish; then it can be deleted.`,
}

const id: typeof en = {
  pictureHint: 'Pilih gambar langsung dari ponsel atau kamera, sebaiknya selebar 1200 piksel atau lebih.',
  draftHint: 'Bila dinyalakan, berita hanya tampil di pratinjau.',
  allFields: 'Tampilkan semua kolom',
  unreadablePicture: (file) =>
    `Peramban ini tidak bisa membaca ${file}. Simpan dulu sebagai JPEG; ponsel melakukannya bila gambar dikirim ke diri sendiri.`,
  saved: 'Tersimpan. Pengunjung melihatnya setelah situs diterbitkan lagi.',
  savedAtHost: 'Tersimpan. Pengunjung melihatnya beberapa menit lagi; tidak ada lagi yang perlu Anda lakukan.',
  seePage: 'Lihat halamannya',
  savedDraft: 'Tersimpan sebagai draf, hanya tampil di pratinjau. Matikan “Draf” bila sudah boleh dibaca pengunjung.',
  notSaved: (reason) => `Belum tersimpan. ${reason}`,
  noConnection: 'Tidak ada sambungan. Tulisan Anda masih di sini: coba lagi bila sudah tersambung.',
  inRed:
    'Yang kurang tertulis merah pada kolomnya. Berita boleh ditulis dalam satu bahasa saja; yang lain selalu perlu bahasa Inggris.',
  unreadable: (reasons) => `Berkas ini tidak bisa dibaca: ${reasons} Perbaiki dengan tangan.`,
  gone: 'Orang lain telah menghapus berkas ini sejak Anda membukanya, atau sambungan terputus. Biarkan halaman ini terbuka dan coba lagi.',
  othersToo:
    'Orang lain sudah mengubah ini sejak Anda membukanya. Muat ulang halaman; tulisan Anda ditawarkan kembali, dan keduanya bisa Anda gabungkan.',
  linked: (titles) =>
    `Halaman ini tidak dihapus, karena ditautkan dari ${titles}. Lepas tautannya di sana dan terbitkan; setelah itu bisa dihapus.`,
  pictureInUse: (titles) =>
    `Gambar tidak dihapus, karena tampil di ${titles}. Pilih gambar lain di sana dan terbitkan; setelah itu bisa dihapus.`,
}

export const deskLanguage: Language = globalThis.navigator?.language.startsWith('id') ? 'id' : 'en'

export const said = { en, id }[deskLanguage]
