import type { Messages } from './en'

/** The same in Indonesian. */
export const id: Messages = {
  field: '"{name}"',
  theText: 'teks',
  entry: 'butir {place}',
  pictureNamed: 'gambar "{name}"',
  didYouMean: 'maksud Anda "{near}"?',
  theFieldsAre: 'kolom-kolomnya: {fields}.',

  writeLine: 'tulis satu baris, paling banyak {max} karakter',
  writeSentences: 'tulis satu atau dua kalimat, {min} sampai {max} karakter',
  writeWholeNumber: 'tulis bilangan bulat dari {min} sampai {max}',
  writeDegrees:
    'tulis derajat dari -{limit} sampai {limit} dengan titik desimal; selatan dan barat dengan tanda minus, misalnya -8.406',
  writeTrueOrFalse: 'tulis true atau false',
  writeDraft: 'tulis true selama berita hanya boleh tampil di pratinjau, dan hapus bila pengunjung boleh membacanya',
  writeOneOf: 'pilih satu dari: {words}',
  writeDay: 'tulis tanggal sebagai TTTT-BB-HH, misalnya 2024-12-31',
  writeTime: 'tulis jam sebagai JJ:MM dalam tanda kutip, misalnya "09:30"',
  writePicture: 'tulis nama gambar .jpg, .png atau .webp di folder yang sama, misalnya lead.jpg',
  writeFocus:
    'tulis bagian yang harus tetap terlihat: top (atas), bottom (bawah), left (kiri), right (kanan) atau centre (tengah), atau letaknya dari kiri dan dari atas, misalnya 64% 20%',
  writeCredit: 'tulis siapa yang memotret, paling banyak {max} karakter; pengunjung melihatnya',
  writeAlt: 'tulis dalam {min} sampai {max} karakter apa yang terlihat di gambar',
  writeCaption:
    'tulis dalam paling banyak {max} karakter apa yang tidak terlihat di gambar, misalnya di mana dan kapan',
  writeLink: 'tulis halaman situs ini, misalnya /dive-with-us, atau alamat lengkap yang mulai dengan https://',
  writeExternalLink: 'tulis alamat lengkap yang mulai dengan https://',
  writeSiteAddress:
    'tulis alamat situs tanpa garis miring di ujungnya, misalnya https://example.org atau https://example.org/reef',
  writeRoute: 'tulis alamat halaman: garis miring, lalu huruf, angka dan tanda hubung, misalnya /reef-day',
  writeYoutubeId: 'tulis 11 karakter sesudah "watch?v=" di alamat video YouTube',
  writeEmail: 'tulis alamat surel, misalnya hello@example.org',
  writePhone: 'tulis nomor dengan kode negara, misalnya +62 800 0000 0000',
  writeGroup: 'tulis {names}, misalnya {example}',
  writeList: 'tulis daftar {count} butir; untuk masing-masing, {item}',
  writeWords: 'tulis {names}',
  writePlaceholder: 'tulis nama kolom di berkas ini',
  writeReview: 'tulis dalam satu baris apa yang harus dipastikan oleh Yayasan',
  runMark: 'jalankan npm run translate:mark dengan nama berkas ini, yang menulisnya',

  unknownField: 'bukan kolom di sini; {advice}',
  missing: 'belum diisi; {write}.',
  wrongValue: 'berisi {found}; {write}.',
  wrongLength: 'berisi {length} karakter; {write}.',
  notText: 'berisi {found}, yang bukan teks; beri tanda kutip ganda, atau {write}.',
  hiddenSign:
    'memuat {sign}, tanda yang tidak terlihat atau tidak terbaca, sesudah "{before}"; hapus dan ketik yang dimaksud.',

  chart:
    'berisi {found}, yang tidak bisa digambar; tulis untuk batang paling banyak tiga angka, untuk tanda satu bilangan bulat yang menjadi 1 sampai {marks} tanda ("unitSize": satu tanda untuk berapa hal).',

  absent: 'menyebut gambar "{name}", yang tidak ada di {folder} dengan nama persis itu; di folder itu ada: {present}.',
  picture: 'menyebut gambar "{name}", yang {found}',
  notPicture:
    'tidak bisa dibaca sebagai gambar JPEG, PNG atau WebP; simpan sebagai JPEG, di ponsel atau dengan penyunting gambar.',
  tooManyPixels: 'terlalu besar; pakai yang paling banyak {most} megapiksel.',
  tooNarrow: 'lebarnya {width} piksel; pakai yang paling sedikit {least} piksel.',
  damaged: 'rusak, atau terputus di tengah; salin lagi ke sini.',

  noText: 'belum ada; tulis paling sedikit satu paragraf.',
  textNotShown: 'tidak ditampilkan di mana pun; hapus.',
  html: 'memuat HTML "{found}"; hanya <sub>, <sup> dan <br> yang boleh, yang lain tulis tanpa HTML.',
  pictureInWords:
    'memuat gambar "{name}" di tengah kata-kata lain; dalam berita beri baris kosong di atas dan di bawahnya, di tempat lain pakai kolom gambar.',
  brokenLink:
    'memuat tautan atau gambar yang belum lengkap: "{found}"; tulis [kata-kata](/halaman) atau ![yang terlihat](boat.jpg), tanpa spasi di dalam kurung bulat.',
  headingLevel: 'memuat judul bagian "{words}", yang melewati satu tingkat atau sebesar judul; tulis {signs} {words}',

  leadsTo: 'menuju "{url}", {advice}',
  noPage: 'tetapi halaman itu tidak ada; tulis alamat lain.',
  nearPage: 'tetapi halaman itu tidak ada; maksud Anda "{near}"?',
  plainAddress: 'yang lewat layanan obrolan, surel atau iklan yang melihat siapa mengikutinya; tulis "{address}".',
  password: 'yang memuat nama dan kata sandi yang akan dilihat semua orang; hapus keduanya.',
  notAddress:
    'yang bukan halaman situs ini dan bukan alamat aman; tulis halaman, misalnya /dive-with-us, atau alamat lengkap yang mulai dengan https://.',

  addressTaken: 'memberi alamat {address}, yang milik {other}; pakai nomor atau nama lain.',
  thisSite: 'situs ini sendiri',
  badName: 'bernama dengan tanda selain huruf a sampai z, angka dan tanda hubung; beri nama {better}',
  misplaced: 'tidak berada di tempat yang dibaca; maksud Anda content/{near}?',
  withoutSource: 'menerjemahkan {source}, yang tidak ada; tulis dulu teks bahasa Inggris, atau hapus yang ini.',
  typeMissing: 'tidak ada, padahal satu halaman memerlukannya; kembalikan.',

  systemRefuses:
    'tidak bisa dibaca ({code}); lihat apakah berkasnya ada dan boleh Anda baca, atau taruh salinannya di situ.',
  notUtf8: 'tidak disimpan sebagai UTF-8; buka di penyunting teks dan simpan dengan pengodean UTF-8.',
  noFrontMatter:
    'tidak diawali kolom-kolomnya; tulis setiap kolom sebagai "nama: isi" di barisnya sendiri, di antara dua baris tiga tanda hubung (---).',
  fieldTwice: 'ada dua kali; sisakan satu.',
  yamlSign: 'kehilangan kata karena sebuah tanda (#, &, * atau !); beri seluruh isinya tanda kutip ganda.',
  yamlValue:
    'tidak bisa dibaca karena titik dua, tanda kutip atau tanda pertamanya; beri seluruh isinya tanda kutip ganda: {example}',
  yamlLine:
    'tidak bisa dibaca di "{found}"; mulai setiap kolom di paling kiri: nama, titik dua, spasi dan isinya, misalnya "title: A new story".',

  older:
    'lebih lama daripada teks bahasa Inggris: tulis lagi apa yang berubah di {source}, lalu: npm run translate:mark {file}',
}
