import { indonesianChoices } from './indonesian'
import { dictionary, type Hole, type Holes, type Said } from './dictionary'

/**
 * What stands below the fields, in Indonesian. The English sentences are made by the schemas (src/schema/fields.ts), with their
 * numbers and choices, for which names stand in braces; the first that fits.
 */
const HINTS: Said = {
  'Write a whole number from {n} to {m}.': 'Tulis bilangan bulat dari {n} sampai {m}.',
  'Leave it as it is: a new story gets the next free number, and its address ends with it.':
    'Biarkan apa adanya: cerita baru mendapat nomor bebas berikutnya, dan alamatnya berakhir dengan nomor itu.',
  'Write a whole number from 1 to {n}: 1 comes first, and all without a number come last.':
    'Tulis bilangan bulat dari 1 sampai {n}: 1 berdiri paling depan, yang tanpa nomor paling belakang.',
  'Write a whole number from 1 to {n}: 1 comes first; stories without a number, newest first, stand between {m} and {most}.':
    'Tulis bilangan bulat dari 1 sampai {n}: 1 berdiri paling depan; cerita tanpa nomor, yang terbaru dulu, berdiri di antara {m} dan {most}.',
  'Write a whole number from 1 to {n}: companies with the same number take their turn together.':
    'Tulis bilangan bulat dari 1 sampai {n}: perusahaan dengan nomor yang sama tampil bersama.',
  'Write one line of at most {n} characters.': 'Tulis satu baris, paling banyak {n} karakter.',
  'Write one or two sentences of {n} to {m} characters.': 'Tulis satu atau dua kalimat, {n} sampai {m} karakter.',
  'Choose a day.': 'Pilih tanggal.',
  'Write a time as HH:MM, for example {example}.': 'Tulis jam sebagai JJ:MM, misalnya {example}.',
  'Write the 11 characters that follow "watch?v=" in the address of the YouTube video.':
    'Tulis 11 karakter sesudah "watch?v=" di alamat video YouTube.',
  'Choose a picture, as a telephone or camera gives it.': 'Pilih gambar, langsung dari ponsel atau kamera.',
  'Choose a {kinds} logo.': 'Pilih logo ({kinds}).',
  'Choose a picture, as a telephone or camera gives it. Best {n} pixels wide or more.':
    'Pilih gambar, langsung dari ponsel atau kamera. Sebaiknya lebarnya {n} piksel atau lebih.',
  'Choose a {kinds} logo. Best {n} pixels wide or more.':
    'Pilih logo ({kinds}). Sebaiknya lebarnya {n} piksel atau lebih.',
  'Say in {n} to {m} characters what is seen in the picture.':
    'Katakan dalam {n} sampai {m} karakter apa yang terlihat di gambar.',
  'Click in the picture on what must stay in sight, or write top, bottom, left, right, centre, or its place, for example {example}.':
    'Ketuk di gambar bagian yang harus tetap terlihat, atau tulis top (atas), bottom (bawah), left (kiri), right (kanan), centre (tengah), atau letaknya, misalnya {example}.',
  'Write what must stay in sight: {how} for example {example}.':
    'Tulis bagian yang harus tetap terlihat: top (atas), bottom (bawah), left (kiri), right (kanan) atau centre (tengah), atau letaknya dari kiri dan dari atas, misalnya {example}.',
  'Write who took the picture, in at most {n} characters; visitors see it.':
    'Tulis siapa yang memotret, paling banyak {n} karakter; pengunjung melihatnya.',
  'Choose yes where a photograph shows children who could be recognised.':
    'Pilih ya kalau foto memperlihatkan anak yang bisa dikenali.',
  'Choose yes where the parents or guardians of all children in it have agreed.':
    'Pilih ya kalau orang tua atau wali semua anak di foto sudah setuju.',
  'Write in at most {n} characters what the picture does not show by itself, such as where and when it was.':
    'Tulis dalam paling banyak {n} karakter apa yang tidak terlihat di gambar, misalnya di mana dan kapan.',
  'Choose one of: {choices}.': 'Pilih satu dari: {choices}.',
  'Choose {n} to {m} of: {choices}.': 'Pilih {n} sampai {m} dari: {choices}.',
  'Switch it on or leave it off.': 'Nyalakan, atau biarkan mati.',
  'Add {n} to {m} entries.': 'Tambahkan {n} sampai {m} butir.',
  'Add {n} entries.': 'Tambahkan {n} butir.',
  'Add {n} to {m} entries, each one line of at most {most} characters.':
    'Tambahkan {n} sampai {m} butir, masing-masing satu baris, paling banyak {most} karakter.',
  'Add {n} to {m} entries, each the name of a field of this file.':
    'Tambahkan {n} sampai {m} butir, masing-masing nama kolom di berkas ini.',
  'Write a full address that begins with https://.': 'Tulis alamat lengkap yang mulai dengan https://.',
  'Write a page of this site such as {example}, or a full address that begins with https://.':
    'Tulis halaman situs ini, misalnya {example}, atau alamat lengkap yang mulai dengan https://.',
  'Write the path of the page: a slash, then letters, digits and hyphens, for example {example}.':
    'Tulis alamat halaman: garis miring, lalu huruf, angka dan tanda hubung, misalnya {example}.',
  'Write the address with its path, where it has one, and without a slash at its end, for example {example} or {other}.':
    'Tulis alamat situs tanpa garis miring di ujungnya, misalnya {example} atau {other}.',
  'Write the two capital letters of the country, for example {example}.':
    'Tulis dua huruf besar kode negara, misalnya {example}.',
  'Write an e-mail address, for example {example}.': 'Tulis alamat surel, misalnya {example}.',
  'Write the number in international form, for example {example}.':
    'Tulis nomor dengan kode negara, misalnya {example}.',
  'Write degrees from {example} to {other} as a decimal number, south and west with a minus, for example {another}.':
    'Tulis derajat dari {example} sampai {other} dengan titik desimal; selatan dan barat dengan tanda minus, misalnya {another}.',
  'Say in one line what the foundation must confirm.':
    'Katakan dalam satu baris apa yang harus dipastikan oleh yayasan.',
  'Headings begin with ##. + adds a picture, which stands beside the paragraph that follows it. All fields below may stay empty.':
    'Judul bagian mulai dengan ##. Tanda + menambah gambar, yang berdiri di samping paragraf sesudahnya. Semua kolom di bawah boleh kosong.',
  'Headings begin with ##. Pictures have fields of their own.':
    'Judul bagian mulai dengan ##. Gambar punya kolom sendiri.',
}

const number: Hole = { pattern: String.raw`\d+`, said: (text) => text }

const HOLES: Holes = {
  n: number,
  m: number,
  most: number,
  /** The words of a list of choices, as they stand in the box above it */
  choices: {
    pattern: '.+',
    said: (list) =>
      list
        .split(', ')
        .map((word) => indonesianChoices[word] ?? word)
        .join(', '),
  },
}

const hintSaid = dictionary(HINTS, HOLES)

/** A hint in Indonesian; one that has none stays as it is. */
export const indonesianHint = (hint: string): string => hintSaid(hint) ?? hint
