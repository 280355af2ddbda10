import type { Messages } from './en'

const count = (number: number) => number.toLocaleString('id')
const IN_QUOTES = 'beri seluruh isinya tanda kutip ganda'

/** The same in Indonesian. */
export const id: Messages = {
  field: ({ name }) => (name === 'body' ? 'teks' : `"${name}"`),
  entry: ({ place }) => `butir ${place}`,
  pictureNamed: ({ name }) => `gambar "${name}"`,
  didYouMean: ({ near }) => `maksud Anda "${near}"?`,
  theFieldsAre: ({ fields }) => `kolom-kolomnya: ${fields}.`,

  writeLine: ({ max }) => `tulis satu baris, paling banyak ${max} karakter`,
  writeSentences: ({ min, max }) => `tulis satu atau dua kalimat, ${min} sampai ${max} karakter`,
  writeWholeNumber: ({ min, max }) => `tulis bilangan bulat dari ${min} sampai ${max}`,
  writePlaceInList: () =>
    'tulis bilangan bulat dari 1 sampai 999: 1 berdiri paling depan, yang tanpa nomor paling belakang',
  writePlaceAmongCards: () =>
    'tulis bilangan bulat dari 1 sampai 1999: 1 berdiri paling depan; cerita tanpa nomor, yang terbaru dulu, berdiri di antara 999 dan 1001',
  writeTurn: () => 'tulis bilangan bulat dari 1 sampai 20: perusahaan dengan nomor yang sama tampil bersama',
  writeDegrees: ({ limit }) =>
    `tulis derajat dari -${limit} sampai ${limit} dengan titik desimal; selatan dan barat dengan tanda minus, misalnya -8.406`,
  writeTrueOrFalse: () => 'tulis true atau false',
  writeOneOf: ({ words }) => `pilih satu dari: ${words}`,
  writeDay: () => 'tulis tanggal sebagai TTTT-BB-HH, misalnya 2024-12-31',
  writeTime: () => 'tulis jam sebagai JJ:MM dalam tanda kutip, misalnya "09:30"',
  writePicture: () => 'tulis nama gambar .jpg, .png atau .webp di folder yang sama, misalnya lead.jpg',
  writeLogo: () => 'tulis nama logo .png, .svg, .jpg atau .webp di folder yang sama, misalnya logo.png',
  writeFocus: () =>
    'tulis bagian yang harus tetap terlihat: top (atas), bottom (bawah), left (kiri), right (kanan) atau centre (tengah), atau letaknya dari kiri dan dari atas, misalnya 64% 20%',
  writeCredit: ({ max }) => `tulis siapa yang memotret, paling banyak ${max} karakter; pengunjung melihatnya`,
  writeShowsChildren: () => 'tulis yes kalau foto memperlihatkan anak yang bisa dikenali, atau kosongkan',
  writeConsent: () => 'tulis yes kalau orang tua atau wali semua anak di foto sudah setuju, atau kosongkan',
  writeAlt: ({ min, max }) => `katakan dalam ${min} sampai ${max} karakter apa yang terlihat di gambar`,
  writeCaption: ({ max }) =>
    `tulis dalam paling banyak ${max} karakter apa yang tidak terlihat di gambar, misalnya di mana dan kapan`,
  writeLink: () => 'tulis halaman situs ini, misalnya /dive-with-us, atau alamat lengkap yang mulai dengan https://',
  writeExternalLink: () => 'tulis alamat lengkap yang mulai dengan https://',
  writeSiteAddress: () =>
    'tulis alamat situs tanpa garis miring di ujungnya, misalnya https://example.org atau https://example.org/reef',
  writeRoute: () => 'tulis alamat halaman: garis miring, lalu huruf, angka dan tanda hubung, misalnya /reef-day',
  writeYoutubeId: () => 'tulis 11 karakter sesudah "watch?v=" di alamat video YouTube',
  writeEmail: () => 'tulis alamat surel, misalnya hello@example.org',
  writePhone: () => 'tulis nomor dengan kode negara, misalnya +62 800 0000 0000',
  writeCountryCode: () => 'tulis dua huruf besar kode negara, misalnya ID',
  writeGroup: ({ names, example }) => `tulis ${names}, misalnya ${example}`,
  writeList: ({ min, max, item }) =>
    `tulis daftar ${min === max ? min : `${min} sampai ${max}`} butir; untuk masing-masing, ${item}`,
  writeWords: ({ names }) => `tulis ${names}`,
  writePlaceholder: () => 'tulis nama kolom di berkas ini',
  writeReview: () => 'katakan dalam satu baris apa yang harus dipastikan oleh yayasan',
  runMark: () => 'jalankan npm run translate:mark dengan nama berkas ini, yang menulisnya',

  unknownField: ({ advice }) => `bukan kolom di sini; ${advice}`,
  unknownPart: ({ part, advice }) => `berisi "${part}"; ${advice}`,
  missing: ({ write }) => `belum diisi; ${write}.`,
  wrongValue: ({ found, write }) => `berisi ${found}; ${write}.`,
  wrongLength: ({ length, write }) => `berisi ${length} karakter; ${write}.`,
  notText: ({ found, write }) => `berisi ${found}, yang bukan teks; beri tanda kutip ganda, atau ${write}.`,
  quotedNumber: ({ found, number }) =>
    `berisi ${found}, yang menjadi teks karena tanda kutipnya; tulis ${number} tanpa tanda kutip.`,
  wrongChoice: ({ found, near, write }) => `berisi ${found}; maksud Anda "${near}"? Kalau tidak, ${write}.`,
  notGroup: ({ found, example }) => `berisi ${found}; tulis ${example} sebagai gantinya.`,
  hiddenSign: ({ sign, before }) =>
    `memuat ${sign}, tanda yang tidak terlihat atau tidak terbaca, sesudah "${before}"; hapus dan ketik yang dimaksud.`,
  markup: ({ found }) => `memuat ${found}, yang akan tampil begitu saja di sini; tulis tanpa tanda itu.`,
  altToWrite: () => 'belum ditulis; katakan dalam satu kalimat apa yang terlihat di gambar.',
  altSaysNothing: ({ found, write }) => `berisi "${found}", yang tidak menjelaskan apa yang terlihat; ${write}.`,

  withoutOther: ({ other }) => `diisi tanpa ${other}; isi keduanya, atau kosongkan keduanya.`,
  notAfter: ({ found, other, time }) =>
    `berisi "${found}", yang tidak sesudah ${other} ("${time}"); tulis jam yang lebih akhir, atau kosongkan.`,
  twice: ({ found }) => `memuat "${found}" dua kali; sisakan satu.`,
  placeholderEmpty: ({ name }) => `menyebut "${name}", kolom yang tidak diisi; hapus dari daftar.`,
  notAmong: ({ found, other }) => `menyebut "${found}", yang tidak ada di ${other}; tulis seperti di sana, atau hapus.`,

  chart: ({ found, chart, write }) => `berisi ${found}; untuk grafik "${chart}" ${write}.`,
  chartDepth: ({ marks, metres }) =>
    `tulis tiga baris: angka apa saja, jumlah bulat dari 1 sampai ${marks}, dan dua kedalaman paling banyak ${metres} m, yang kecil dulu, misalnya 8 to 13 m`,
  chartTiles: () => 'tulis bagian dalam persen bulat yang berjumlah 100, paling banyak tiga baris',
  chartCrowd: ({ marks, from, to }) =>
    `tulis di baris pertama bilangan bulat dari 1 sampai ${marks}, atau dari ${count(from)} sampai ${count(to)}`,
  chartSplit: () =>
    'tulis satu atau dua bagian, masing-masing paling sedikit seperseratus dari seluruhnya, dan seluruhnya di baris terakhir',
  chartBars: () => 'tulis paling banyak tiga baris, masing-masing dengan angka di atas 0',
  chartLine: () => 'tulis paling banyak tiga baris, masing-masing dengan angka dari 0 sampai 1, misalnya 0.94',
  chartRhythm: () => 'tulis "every two weeks" di baris pertama dan, kalau ada baris kedua, "every two months" di situ',
  countedUnits: ({ found, most }) =>
    `berisi "${found}"; tulis satu bilangan bulat dari 1 sampai ${count(most)} dengan angka, karena digambar satu demi satu, misalnya 5500+.`,
  unitSize: ({ found, units, most, better }) =>
    `berisi ${found}, yang menggambar ${count(units)} satuan; 1 sampai ${most} masih terlihat sebagai jumlah: tulis ${better}, dan sebutkan di "key".`,
  noEvidence: ({ text, claim, route }) =>
    `mengatakan "${text}", tetapi berita ${route} tidak memuat "${claim}"; tautkan berita asal angka itu, atau tulis dulu di sana.`,
  noArticle: ({ text, route }) => `mengatakan "${text}", tetapi ${route} bukan berita; tautkan berita asal angka itu.`,
  dayAhead: ({ day }) =>
    `adalah ${day}, hari yang belum tiba. Itu tidak apa-apa; beritanya tetap langsung tampil, paling depan.`,

  absent: ({ name, folder, present }) =>
    `menyebut gambar "${name}", yang tidak ada di ${folder}; di folder itu ada: ${present || 'tidak ada gambar'}.`,
  otherCase: ({ name, called }) =>
    `menyebut "${name}", tetapi nama gambarnya "${called}"; samakan huruf besar dan kecilnya.`,
  picture: ({ name, found }) => `menyebut gambar "${name}", yang ${found}`,
  tooManyBytes: ({ megabytes, most }) => `berukuran ${megabytes} MB; pakai yang paling besar ${most} MB.`,
  notPicture: () =>
    'tidak bisa dibaca sebagai gambar JPEG, PNG atau WebP; npm run add:photos atau penyunting gambar bisa mengubahnya (“simpan sebagai JPEG”).',
  tooManyPixels: ({ most }) => `terlalu besar; pakai yang paling banyak ${most} megapiksel.`,
  tooNarrow: ({ width, least }) => `lebarnya ${count(width)} piksel; pakai yang paling sedikit ${count(least)} piksel.`,
  strip: ({ width, height, most }) =>
    `berukuran ${count(width)} × ${count(height)} piksel; potong, supaya satu sisi paling banyak ${most} kali sisi lain.`,
  damaged: () => 'rusak, atau terputus di tengah; salin lagi ke sini.',
  smallPicture: ({ width, height, best }) =>
    `berukuran ${count(width)} × ${count(height)} piksel. Itu tidak apa-apa; di tempat besar tampil kecil atau kabur. Pakai aslinya yang lebih besar kalau ada (sebaiknya ${count(best)} atau lebih).`,
  hiddenInPicture: ({ folder }) =>
    `memuat data kamera (Exif), mungkin tempat pemotretan. Pengunjung tidak mendapatnya, tetapi pembaca berkas ya; npm run add:photos ${folder} menghapusnya.`,
  actingDrawing: ({ found }) => `memuat ${found}; ekspor lagi sebagai SVG biasa, atau pakai PNG.`,
  notDrawing: () => 'bukan gambar SVG dengan ukuran; ekspor lagi, atau pakai PNG.',
  consentMissing: ({ name, consent }) =>
    `berisi “ya”, jadi gambar "${name}" hanya boleh ditampilkan dengan izin; tanyakan kepada orang tua atau wali setiap anak di foto itu, lalu isi ${consent} dengan yes, atau pakai gambar lain.`,
  mayShowChildren: ({ name, children, consent }) =>
    `menyebut anak-anak. Kalau "${name}" adalah foto dengan anak yang bisa dikenali, tanyakan kepada orang tua atau wali setiap anak, lalu isi ${children} dan ${consent} dengan yes.`,

  noText: () => 'belum ada; tulis paling sedikit satu paragraf.',
  textNotShown: () => 'tidak ditampilkan di mana pun; hapus.',
  html: ({ found }) => `memuat HTML "${found}"; hanya <sub>, <sup> dan <br> yang boleh, yang lain tulis tanpa HTML.`,
  pictureInWords: ({ name }) =>
    `memuat gambar "${name}" di tengah kata-kata lain; beri baris kosong di atas dan di bawahnya.`,
  pictureWithoutPlace: ({ name }) => `memuat gambar "${name}"; pakai kolom gambar, misalnya Gambar kedua.`,
  brokenLink: ({ found }) =>
    `memuat tautan yang belum lengkap: "${found}"; tulis [kata-kata](/halaman), tanpa apa pun di antara kurungnya.`,
  brokenPicture: ({ found }) =>
    `memuat gambar yang belum lengkap: "${found}"; tulis ![yang terlihat](boat.jpg "Yang tidak terlihat") di baris tersendiri, tanpa spasi di namanya.`,
  code: ({ found }) =>
    `memuat "${found}", yang menjadi kode karena diawali empat spasi, tab, \`\`\` atau ~~~; mulai dari paling kiri, tanpa tanda itu.`,
  leftSigns: ({ found }) =>
    `memuat "${found}", yang tandanya akan tampil begitu saja. Kalau maksudnya lain, lihat content/README.md.`,
  headingLevel: ({ words, signs }) =>
    `memuat judul bagian "${words}", yang melewati satu tingkat atau sebesar judul; tulis ${signs} ${words}`,
  headingNotHere: ({ words }) => `memuat judul bagian "${words}", padahal tanpa judul bagian; tulis sebagai kalimat.`,
  headingEmpty: () => 'memuat judul bagian tanpa kata; tulis kata sesudah #, atau hapus.',
  underlined: ({ words }) =>
    `memuat tanda hubung atau sama dengan di bawah "${words}", yang menjadikannya judul bagian; beri baris kosong di atasnya, atau hapus.`,

  leadsTo: ({ url, advice }) => `menuju "${url}", ${advice}`,
  linkEmpty: () => 'memuat tautan tanpa alamat; tulis di antara kurung bulat: [kata-kata](/dive-with-us).',
  noPage: () => 'tetapi halaman itu tidak ada; tulis alamat lain.',
  nearPage: ({ near }) => `tetapi halaman itu tidak ada; maksud Anda "${near}"?`,
  noSuchArticle: ({ list }) =>
    `tetapi tidak ada berita dengan nomor itu; tulis alamat lain. Sementara itu tautan menuju ${list}.`,
  onlyHere: () => 'yang hanya ada di komputer ini; tulis halaman situs ini, misalnya /dive-with-us.',
  ownPage: ({ page }) => `yang adalah halaman situs ini; tulis "${page}".`,
  betterAddress: ({ address }) => `yang bukan alamat lengkap dan aman; tulis "${address}".`,
  noNamedLink: ({ name, advice }) => `tetapi content/settings/links.md tidak memuat alamat "${name}"; ${advice}`,
  password: () => 'yang memuat nama dan kata sandi yang akan dilihat semua orang; hapus keduanya.',
  notAddress: () =>
    'yang bukan alamat; tulis halaman situs ini, misalnya /dive-with-us, atau alamat lengkap yang mulai dengan https://.',

  numberTaken: ({ number, other, free }) =>
    `berisi ${number}, yang sudah dipakai di ${other}; nomor bebas berikutnya ${free}.`,
  routeTaken: ({ route, other }) => `berisi ${route}, yang milik ${other}; tulis alamat lain.`,
  addressTaken: ({ address, other }) => `akan beralamat ${address}, yang milik ${other}; beri nama lain.`,
  thisSite: () => 'situs ini sendiri',
  badName: ({ better }) =>
    `bernama dengan tanda selain huruf a sampai z, angka dan tanda hubung, atau nama yang dipakai Windows sendiri; beri nama ${better}`,
  noNumber: ({ better }) =>
    `tidak diawali nomor dengan paling banyak empat angka, yang memberi tempatnya; beri nama, misalnya, ${better}`,
  sameNumber: ({ number, other }) => `diawali nomor ${number}, sama dengan ${other}; beri masing-masing nomor sendiri.`,
  symbolicLink: () => 'adalah tautan simbolis, yang tidak berlaku di komputer lain; taruh berkasnya sendiri di situ.',
  misplaced: ({ near }) => `tidak berada di tempat yang dibaca; maksud Anda content/${near}?`,
  misnamed: ({ better }) =>
    `tidak dibaca, karena namanya tidak berakhir dengan .md; simpan sebagai teks biasa dengan nama ${better}, atau pindahkan.`,
  withoutSource: ({ source }) =>
    `menerjemahkan ${source}, yang tidak ada; tulis dulu teks bahasa Inggris, atau hapus yang ini.`,
  withoutIndex: () =>
    'tidak punya index.md yang bisa dibaca, jadi isinya tidak tampil; buat berkas itu, atau hapus foldernya.',
  typeMissing: ({ fields }) => `belum ada; tulis dengan kolom: ${fields}.`,

  systemRefuses: ({ code }) =>
    `tidak bisa dibaca (${code}); lihat apakah berkasnya ada dan boleh Anda baca, atau taruh salinannya di situ.`,
  tooMuchText: ({ most }) => `memuat lebih dari ${most} kB teks; tulis lebih pendek, dan taruh gambar di sampingnya.`,
  notUtf8: () => 'tidak disimpan sebagai UTF-8; buka di penyunting teks dan simpan dengan pengodean UTF-8.',
  noFrontMatter: () => 'tidak diawali kolom-kolomnya; baris pertama harus tiga tanda hubung: ---.',
  endlessFrontMatter: () =>
    'memuat kolom-kolom yang tidak berakhir; tulis tiga tanda hubung (---) di baris tersendiri di bawah kolom terakhir.',
  noFields: () =>
    'tidak memuat kolom di antara baris tanda hubungnya; tulis setiap kolom sebagai "nama: isi" di barisnya sendiri.',
  conflict: ({ found }) =>
    `memuat "${found}", yang ditulis Git kalau dua orang mengubah baris yang sama; sisakan satu, dan hapus baris dengan <<<<<<<, ======= dan >>>>>>>.`,
  fieldTwice: () => 'ada dua kali; sisakan satu.',
  cutComment: ({ example }) => `berakhir sebelum tanda #; ${IN_QUOTES}: ${example}`,
  yamlSign: ({ example }) => `kehilangan kata karena tanda pertamanya (&, * atau !); ${IN_QUOTES}: ${example}`,
  yamlValue: ({ example }) =>
    `tidak bisa dibaca karena titik dua, tanda kutip atau tanda pertamanya; ${IN_QUOTES}: ${example}`,
  yamlLine: ({ found }) =>
    `tidak bisa dibaca di "${found}"; mulai setiap kolom di paling kiri: nama, titik dua, spasi dan isinya, misalnya "title: A new story".`,

  older: ({ source, file }) =>
    `lebih lama daripada teks bahasa Inggris: tulis lagi apa yang berubah di ${source}, lalu: npm run translate:mark ${file}`,
  inEnglishOnly: ({ source }) => `sama di semua bahasa, dan hanya ditulis di ${source}; hapus.`,
  notTranslated: ({ source }) => `belum diisi; tulis dalam bahasa Indonesia apa yang tertulis di ${source}.`,
  notInEnglish: ({ source }) => `diisi, tetapi tidak di ${source}; hapus, atau tulis di sana juga.`,
  otherLength: ({ found, wanted, source }) =>
    `berisi ${found} butir, sedangkan ${source} ${wanted}; tulis sama banyak, dengan urutan yang sama.`,
  otherHeadings: ({ found, wanted, source }) =>
    `memuat judul bagian ${found || 'kosong'}, sedangkan ${source} ${wanted || 'kosong'}; tulis judul yang sama, dengan urutan yang sama.`,
  otherPictures: ({ found, wanted, source }) =>
    `memuat gambar ${found || 'kosong'}, sedangkan ${source} ${wanted || 'kosong'}; tampilkan gambar yang sama, dengan urutan yang sama.`,
  linkOnlyHere: ({ url, source }) =>
    `menuju "${url}", yang tidak ada di ${source}; hapus, atau tambahkan di sana juga.`,
  linkNotHere: ({ url, source }) => `tidak menuju "${url}", padahal ${source} ya; tambahkan.`,
}
