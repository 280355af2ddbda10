import { indonesianChoices } from './indonesian'

/**
 * What stands below the fields, in Indonesian. The English sentences are made by the schemas (src/schema/fields.ts), with their
 * numbers and choices; so these are rules, tried in their order, each on the whole of a sentence.
 */
const RULES: readonly [RegExp, string][] = [
  [/^Write a whole number from (\d+) to (\d+)\.$/, 'Tulis bilangan bulat dari $1 sampai $2.'],
  [
    /^Leave it as it is: a new story gets the next free number, and its address ends with it\.$/,
    'Biarkan apa adanya: cerita baru mendapat nomor bebas berikutnya, dan alamatnya berakhir dengan nomor itu.',
  ],
  [
    /^Write a whole number from 1 to (\d+): 1 comes first, and all without a number come last\.$/,
    'Tulis bilangan bulat dari 1 sampai $1: 1 berdiri paling depan, yang tanpa nomor paling belakang.',
  ],
  [
    /^Write a whole number from 1 to (\d+): 1 comes first; stories without a number, newest first, stand between (\d+) and (\d+)\.$/,
    'Tulis bilangan bulat dari 1 sampai $1: 1 berdiri paling depan; cerita tanpa nomor, yang terbaru dulu, berdiri di antara $2 dan $3.',
  ],
  [
    /^Write a whole number from 1 to (\d+): companies with the same number take their turn together\.$/,
    'Tulis bilangan bulat dari 1 sampai $1: perusahaan dengan nomor yang sama tampil bersama.',
  ],
  [/^Write one line of at most (\d+) characters\.$/, 'Tulis satu baris, paling banyak $1 karakter.'],
  [
    /^Write one or two sentences of (\d+) to (\d+) characters\.$/,
    'Tulis satu atau dua kalimat, $1 sampai $2 karakter.',
  ],
  [/^Choose a day\.$/, 'Pilih tanggal.'],
  [/^Write a time as HH:MM, for example (.*)\.$/, 'Tulis jam sebagai JJ:MM, misalnya $1.'],
  [
    /^Write the 11 characters that follow "watch\?v=" in the address of the YouTube video\.$/,
    'Tulis 11 karakter sesudah "watch?v=" di alamat video YouTube.',
  ],
  [/^Choose a picture, as a telephone or camera gives it\.$/, 'Pilih gambar, langsung dari ponsel atau kamera.'],
  [/^Choose a ([^.]*(?:\.\w+[^.]*)*) logo\.$/, 'Pilih logo ($1).'],
  [
    /^Choose a picture, as a telephone or camera gives it\. Best (\d+) pixels wide or more\.$/,
    'Pilih gambar, langsung dari ponsel atau kamera. Sebaiknya lebarnya $1 piksel atau lebih.',
  ],
  [
    /^Choose a (.*) logo\. Best (\d+) pixels wide or more\.$/,
    'Pilih logo ($1). Sebaiknya lebarnya $2 piksel atau lebih.',
  ],
  [
    /^Say in (\d+) to (\d+) characters what is seen in the picture\.$/,
    'Katakan dalam $1 sampai $2 karakter apa yang terlihat di gambar.',
  ],
  [
    /^Click in the picture on what must stay in sight, or write top, bottom, left, right, centre, or its place, for example (.*)\.$/,
    'Ketuk di gambar bagian yang harus tetap terlihat, atau tulis top (atas), bottom (bawah), left (kiri), right (kanan), centre (tengah), atau letaknya, misalnya $1.',
  ],
  [
    /^Write what must stay in sight: .* for example (.*)\.$/,
    'Tulis bagian yang harus tetap terlihat: top (atas), bottom (bawah), left (kiri), right (kanan) atau centre (tengah), atau letaknya dari kiri dan dari atas, misalnya $1.',
  ],
  [
    /^Write who took the picture, in at most (\d+) characters; visitors see it\.$/,
    'Tulis siapa yang memotret, paling banyak $1 karakter; pengunjung melihatnya.',
  ],
  [
    /^Choose yes where a photograph shows children who could be recognised\.$/,
    'Pilih ya kalau foto memperlihatkan anak yang bisa dikenali.',
  ],
  [
    /^Choose yes where the parents or guardians of all children in it have agreed\.$/,
    'Pilih ya kalau orang tua atau wali semua anak di foto sudah setuju.',
  ],
  [
    /^Write in at most (\d+) characters what the picture does not show by itself, such as where and when it was\.$/,
    'Tulis dalam paling banyak $1 karakter apa yang tidak terlihat di gambar, misalnya di mana dan kapan.',
  ],
  [/^Choose one of: (.*)\.$/, 'Pilih satu dari: $1.'],
  [/^Choose (\d+) to (\d+) of: (.*)\.$/, 'Pilih $1 sampai $2 dari: $3.'],
  [/^Switch it on or leave it off\.$/, 'Nyalakan, atau biarkan mati.'],
  [/^Add (\d+) to (\d+) entries\.$/, 'Tambahkan $1 sampai $2 butir.'],
  [/^Add (\d+) entries\.$/, 'Tambahkan $1 butir.'],
  [
    /^Add (\d+) to (\d+) entries, each one line of at most (\d+) characters\.$/,
    'Tambahkan $1 sampai $2 butir, masing-masing satu baris, paling banyak $3 karakter.',
  ],
  [
    /^Add (\d+) to (\d+) entries, each the name of a field of this file\.$/,
    'Tambahkan $1 sampai $2 butir, masing-masing nama kolom di berkas ini.',
  ],
  [/^Write a full address that begins with https:\/\/\.$/, 'Tulis alamat lengkap yang mulai dengan https://.'],
  [
    /^Write a page of this site such as (.*), or a full address that begins with https:\/\/\.$/,
    'Tulis halaman situs ini, misalnya $1, atau alamat lengkap yang mulai dengan https://.',
  ],
  [
    /^Write the path of the page: a slash, then letters, digits and hyphens, for example (.*)\.$/,
    'Tulis alamat halaman: garis miring, lalu huruf, angka dan tanda hubung, misalnya $1.',
  ],
  [
    /^Write the address with its path, where it has one, and without a slash at its end, for example (.*) or (.*)\.$/,
    'Tulis alamat situs tanpa garis miring di ujungnya, misalnya $1 atau $2.',
  ],
  [
    /^Write the two capital letters of the country, for example (.*)\.$/,
    'Tulis dua huruf besar kode negara, misalnya $1.',
  ],
  [/^Write an e-mail address, for example (.*)\.$/, 'Tulis alamat surel, misalnya $1.'],
  [/^Write the number in international form, for example (.*)\.$/, 'Tulis nomor dengan kode negara, misalnya $1.'],
  [
    /^Write degrees from (.*) to (.*) as a decimal number, south and west with a minus, for example (.*)\.$/,
    'Tulis derajat dari $1 sampai $2 dengan titik desimal; selatan dan barat dengan tanda minus, misalnya $3.',
  ],
  [
    /^Say in one line what the foundation must confirm\.$/,
    'Katakan dalam satu baris apa yang harus dipastikan oleh yayasan.',
  ],
  [
    /^Headings begin with ##\. \+ adds a picture, which stands beside the paragraph that follows it\. All fields below may stay empty\.$/,
    'Judul bagian mulai dengan ##. Tanda + menambah gambar, yang berdiri di samping paragraf sesudahnya. Semua kolom di bawah boleh kosong.',
  ],
  [
    /^Headings begin with ##\. Pictures have fields of their own\.$/,
    'Judul bagian mulai dengan ##. Gambar punya kolom sendiri.',
  ],
]

/** The words of a list of choices, as they stand in the box above it. */
const withChoices = (list: string) =>
  list
    .split(', ')
    .map((word) => indonesianChoices[word] ?? word)
    .join(', ')

/** A hint in Indonesian; one that no rule is for stays as it is. */
export const indonesianHint = (hint: string): string => {
  const [english, indonesian] = RULES.find(([sentence]) => sentence.test(hint)) ?? []
  if (!english || !indonesian) return hint
  const said = hint.replace(english, indonesian)
  return hint.startsWith('Choose ') ? said.replace(/(?<= dari: ).*(?=\.$)/, withChoices) : said
}
