import { id } from '../../src/i18n/id'
import { say, sentenceOf, type Message, type Wording } from '../../src/schema/mistake'
import { deskLanguage } from './deskWords'

/** Whole names and choices, then the words that other names are made of, the last of them first: `secondPictureAlt`, alt gambar kedua */
const INDONESIAN = `
  NewsArticle berita; NotFoundPage halaman tidak ditemukan; underWater di bawah air;
  siteUrl alamat situs ini; dateText tanggal dalam kata; onceOrMonthly sekali atau bulanan;
  join menjadi relawan; diving penyelaman; giving donasi; volunteering relawan;
  schools sekolah; collaborator mitra kerja; checking yang masih dipastikan;
  about tentang; action ajakan; address alamat; adopter pengadopsi; alt yang terlihat di; answer jawaban; archive arsip; auditor pemeriksa keuangan; board pengurus;
  author penulis; autoplay otomatis; badge lencana; bank bank; banner bagian atas; benefits yang didapat; block blok; boat perahu;
  body teks; button tombol; cancelling pembatalan; caption keterangan; chart grafik; column kolom; company perusahaan;
  contact kontak; coral karang; cost biaya; credit pembuat; date tanggal; day hari; deed ajakan;
  deeds ajakan; depth kedalaman; description keterangan; dive selam; donate donasi; draft draf; drawing gambar;
  email surel; end selesai; entry butir; event acara; events acara; facts fakta; figure angka; figures angka; focus titik penting;
  foreign asing; form bentuk; gallery galeri; gets yang didapat; group kelompok; groups kelompok; guide panduan; heading judul; help bantuan;
  hills bukit; home beranda; impact dampak; item barang; key keterangan; kind jenis; label label; legal hukum; length lama;
  latitude lintang; lead kalimat pembuka; letter surat; level tingkat; link tautan; list daftar; logbook buku log;
  logo logo; longitude bujur; map peta; member anggota; menu menu; merchandise suvenir; mission misi; name nama; news berita;
  note catatan; number nomor; numeral angka besar; open buka; order urutan; package paket; packages paket; page halaman;
  pages halaman; paper kertas; partner mitra; partners mitra; phone telepon; photo foto; picture gambar; pictures gambar;
  place tempat; placeholder yang masih sementara; play putar; portrait tegak; price harga; prices harga;
  process pemulihan; qris kode QRIS; question pertanyaan; questions pertanyaan; reason alasan; reasons alasan; receipt tanda terima;
  reef terumbu; registration pendaftaran; reefs terumbu; review yang harus dipastikan; ribbon pita; route alamat di situs; rows baris; scroll ke bawah;
  search pencarian; second kedua; settings pengaturan; site lokasi; size ukuran; slide gambar; slider bergeser; sources sumber;
  start mulai; statistic angka; statistics angka; step langkah; stories berita; story berita;
  summary ringkasan; tagline semboyan; team tim; technology teknologi; terms ketentuan; text teks; threats ancaman; time jam;
  timeline jadwal; title judul; topic topik; topics topik; turtle penyu; unit satuan; updated diperbarui; value nilai; video video; visit kunjungan;
  volunteer relawan; what tentang apa; when kapan; where letaknya dalam kata; which yang mana; why alasannya; words kata`
const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...INDONESIAN.matchAll(/(\w+) ([^;]+)/g)].map(([, name, words]) => [name, words])),
  ...id.topics,
}

const wordsOf = (name: string) => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase())

/** A name of the code in the language of the desk; undefined where nobody has translated a word of it yet. */
const translated = (name: string) => {
  if (deskLanguage === 'en') return undefined
  const words = wordsOf(name).map((word) => NAMES[word])
  const whole = NAMES[name] ?? (words.includes(undefined) ? undefined : words.reverse().join(' '))
  // where no picture is named
  return whole?.replace(/ di$/, '')
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The name of a field, a form or a folder of forms; an English one where nobody has translated it yet. */
export const labelOf = (name: string) =>
  capital(translated(name) ?? (name === 'body' ? 'text' : wordsOf(name).join(' ')))

/** What can be chosen, in the language of the desk; files keep their own words. */
export const choiceLabel = (value: string) => translated(value) ?? value

const WORDING: Wording = { language: deskLanguage, nameOf: (field) => `“${labelOf(field)}”` }

/** A mistake in words, in the language of the desk. */
export const mistakeSaid = (mistake: Parameters<typeof sentenceOf>[0]): string => sentenceOf(mistake, WORDING)

/** What belongs in a field, as a sentence in the language of the desk. */
export const hintSaid = (write: Message): string => `${capital(say(write, WORDING))}.`
