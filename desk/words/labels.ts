import { id } from '../../src/i18n/id'
import { deskLanguage } from './deskWords'

/** A name of the code as words: `secondPictureAlt` is "Second picture alt", `HomeBanner` is "Home banner". */
export const plainWords = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** In Indonesian: what can be chosen, then each form with its fields; a name with a slash is that of a folder */
const INDONESIAN = `
  drawing = Gambar; photo = foto; wide = lebar, di bawah judul; beside = tegak, di samping judul; join = menjadi relawan;
    diving = penyelaman; giving = donasi; volunteering = relawan; schools = sekolah; collaborator = mitra kerja;
    company = perusahaan; technology = teknologi;
  title = Judul; name = Nama; summary = Ringkasan; picture = Gambar; date = Tanggal; order = Urutan; body = Teks;
    placeholder = Yang masih sementara; review = Yang harus dipastikan; home/ = Beranda; dive/ = Selam;
    pages/ = Halaman; settings/ = Pengaturan;
  NewsArticle = Berita; draft = Draf; number = Nomor; label = Label; author = Penulis; dateText = Tanggal dalam kata; video = Video;
    layout = Letak gambar pertama; secondPicture = Gambar kedua; sliderPictures = Gambar bergeser;
    alt = Yang terlihat; focus = Titik penting; credit = Pembuat;
    caption = Keterangan gambar; sliderAutoplay = Bergeser sendiri; facts = Fakta;
    value = Nilai; what = Tentang apa; sources = Sumber; text = Teks; address = Alamat; deed = Ajakan; topics = Topik;
    about = Tentang; place = Tempat; partners = Mitra;
  Guide = Panduan; updated = Diperbarui;
  Event = Acara; description = Keterangan; numeral = Angka besar; numeralLabel = Kata di bawah angka besar;
    link = Tautan; linkLabel = Kata pada tautan; secondLink = Tautan kedua; secondLinkLabel = Kata pada tautan kedua;
    startTime = Jam mulai; endTime = Jam selesai;
  EventPage = Halaman acara; route = Alamat di situs;
  Statistic = Angka di beranda; badge = Angka pada lencana; unit = Satuan; unitSize = Nilai satu tanda;
    key = Keterangan tanda;
  ImpactFigure = Grafik angka; lead = Kalimat pembuka; when = Kapan; chart = Jenis grafik; rows = Baris;
    site = Lokasi; column = Kolom di halaman Terumbu kami;
  MissionBlock = Blok misi; ProcessStep = Langkah pemulihan;
  TeamMember = Anggota tim; group = Kelompok; species = Hewan; latin = Nama ilmiah;
  GallerySlide = Galeri; pictures = Gambar-gambar;
  MerchandiseItem = Suvenir;
  Partner = Mitra; kind = Jenis; logo = Logo;
  DivePackage = Paket selam; forWhom = Untuk siapa; dives = Banyaknya penyelaman; benefits = Yang didapat;
  TimelineStep = Jadwal sehari menyelam; time = Jam; underWater = Di bawah air; note = Catatan;
  ActionPage = Halaman ajakan; button = Tombol; buttonNote = Catatan di bawah tombol; letter = Awal surat;
    figuresTitle = Judul di atas angka; questionsTitle = Judul di atas pertanyaan;
    storiesTitle = Judul di atas berita;
  TextPage = Halaman teks; contactLabel = Kata pada tautan kontak;
  DiveBanner = Selam: bagian atas; scrollLabel = Kata pada tombol ke bawah; portraitPicture = Gambar tegak;
  DivePackagesHeading = Selam: judul paket;
  DivePriceList = Selam: daftar harga; DiveReasonsHeading = Selam: judul alasan; DiveDay = Selam: sehari menyelam;
  DiveMap = Selam: peta; openLabel = Kata pada tombol buka;
  HomeBanner = Beranda: bagian atas; tagline = Semboyan; hills = Gambar bukit; boat = Gambar perahu;
    turtle = Gambar penyu;
  HomeVideo = Beranda: video; playLabel = Kata pada tombol putar;
  HomeStatistics = Beranda: angka; HomeMission = Beranda: misi;
  HomeProcess = Beranda: langkah pemulihan; depth = Kedalaman; depthNote = Keterangan kedalaman;
  HomeCoralReefs = Beranda: terumbu karang; threats = Ancaman;
  HomeDive = Beranda: menyelam; HomeTeam = Beranda: tim; HomeVolunteer = Beranda: relawan;
  HomeGallery = Beranda: galeri; HomeMerchandise = Beranda: suvenir; HomeNews = Beranda: berita;
  HomeHelp = Beranda: bantu terumbu; deedLabel = Kata pada tombol ajakan; donateLabel = Kata pada tombol donasi;
  HomePartners = Beranda: mitra; companyTitle = Judul perusahaan; technologyTitle = Judul teknologi;
  Terms = Yang ditanyakan dulu; groupSize = Besar rombongan; level = Tingkat; cancelling = Pembatalan;
    answerTime = Kapan kami menjawab; volunteerCost = Biaya relawan; onceOrMonthly = Sekali atau bulanan;
    adopterGets = Yang didapat pengadopsi; bankAccount = Rekening bank; receipt = Tanda terima; qris = Kode QRIS;
  PriceSettings = Harga; prices = Harga-harga; which = Yang mana; price = Harga;
  DiveReason = Alasan menyelam; Question = Pertanyaan; DiveQuestions = Selam: pertanyaan; HomeRibbon = Beranda: pita;
  HomeEvents = Beranda: acara; HomeMap = Beranda: peta; ContactSettings = Kontak dan alamat situs; email = Surel;
  phone = Telepon; LinkSettings = Tautan ke situs lain; MenuSettings = Menu; PlaceSettings = Letak dan peta;
  latitude = Lintang; longitude = Bujur; where = Letaknya dalam kata; ForeignWords = Kata bahasa lain;
  NewsArchive = Semua berita; EventsArchive = Semua acara; StoryDeeds = Ajakan di bawah berita; deeds = Ajakan;
  why = Alasannya; NotFoundPage = Halaman tidak ditemukan; PressPage = Halaman pers;
  LogbookPage = Halaman buku log; PaperReefPage = Halaman terumbu kertas; SearchPage = Halaman pencarian;
  SearchSettings = Kata yang dicari; groups = Kelompok kata; page = Halaman; words = Kata;
  ImpactPage = Halaman angka kami; ReefsPage = Halaman terumbu kami
`
const NAMES = new Map(INDONESIAN.split(';').map((pair) => pair.trim().split(' = ') as [string, string]))

/** What is said of a picture, in fields called after its own */
const OF_A_PICTURE: readonly [RegExp, (picture: string) => string][] = [
  [/Alt$/, (picture) => `Yang terlihat di ${picture}`],
  [/Focus$/, (picture) => `Titik penting ${picture}`],
  [/Kind$/, (picture) => `Jenis ${picture}`],
  [/Credit$/, (picture) => `Pembuat ${picture}`],
  [/Caption$/, (picture) => `Keterangan ${picture}`],
]

const indonesianField = (name: string): string | undefined => {
  const [ending, about] = OF_A_PICTURE.find(([one]) => one.test(name)) ?? []
  if (!ending || !about) return NAMES.get(name)
  return about((NAMES.get(name.replace(ending, '')) ?? 'gambar').toLowerCase())
}

/** The name of a field in a form; an English one where nobody has translated it yet. */
export const fieldLabel = (name: string) =>
  (deskLanguage === 'id' ? indonesianField(name) : undefined) ?? (name === 'body' ? 'Text' : plainWords(name))

/** The name of a form, or of a folder of forms. */
export const typeLabel = (name: string) =>
  (deskLanguage === 'id' ? NAMES.get(name) : undefined) ?? plainWords(name.replace('/', ''))

/** What can be chosen, in the language of the desk; files keep their own words. */
export const choiceLabel = (value: string) =>
  (deskLanguage === 'id' ? ((id.topics as Record<string, string>)[value] ?? NAMES.get(value)) : undefined) ?? value
