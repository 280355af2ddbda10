import { id as words } from '../../src/i18n/id'
import { deskLanguage, said } from './deskWords'

/**
 * Words of Decap CMS in Indonesian, which it has not: those that an editor of this desk sees on an ordinary day. What is not here
 * stays English (decap-cms-locales, `en`).
 */
export const indonesian = {
  auth: {
    login: 'Masuk',
    loggingIn: 'Sedang masuk …',
    loginWithGitHub: 'Masuk dengan GitHub',
    loginWithGitLab: 'Masuk dengan GitLab',
    loginWithGitea: 'Masuk dengan Gitea',
  },
  app: {
    header: { content: 'Isi', media: 'Media', quickAdd: 'Buat baru' },
    app: { loadingConfig: 'Memuat pengaturan …', waitingBackend: 'Menunggu jawaban …' },
    notFoundPage: { header: 'Tidak ditemukan' },
  },
  collection: {
    sidebar: {
      collections: 'Kumpulan',
      allCollections: 'Semua kumpulan',
      searchAll: 'Cari di semua',
      searchIn: 'Cari di',
    },
    collectionTop: {
      sortBy: 'Urutkan',
      viewAs: 'Tampilkan sebagai',
      viewAsList: 'Tampilan daftar',
      viewAsGrid: 'Tampilan kisi',
      newButtonAriaLabel: 'Buat %{collectionLabel}',
      ascending: 'Naik',
      descending: 'Turun',
      searchResults: 'Hasil pencarian “%{searchTerm}”',
      searchResultsInCollection: 'Hasil pencarian “%{searchTerm}” di %{collection}',
    },
    entries: {
      loadingEntries: 'Memuat …',
      longerLoading: 'Ini bisa memakan beberapa menit',
      noEntries: 'Belum ada isi',
    },
  },
  editor: {
    editorControl: { field: { optional: 'boleh kosong', widgetLabel: 'kolom %{widgetLabel}' } },
    editorControlPane: {
      i18n: {
        writingInLocale: 'Menulis dalam bahasa %{locale}',
        copyFromLocale: said.copyFrom,
        copyFromLocaleConfirm: 'Salin dari bahasa %{locale}? Semua yang sudah tertulis di sini akan diganti.',
      },
      widget: {
        required: '%{fieldLabel} harus diisi.',
        processing: '%{fieldLabel} sedang diproses.',
        range: '%{fieldLabel} harus antara %{minValue} dan %{maxValue}.',
        min: '%{fieldLabel} paling sedikit %{minValue}.',
        max: '%{fieldLabel} paling banyak %{maxValue}.',
        rangeCount: '%{fieldLabel} harus berisi %{minCount} sampai %{maxCount} butir.',
        rangeCountExact: '%{fieldLabel} harus berisi tepat %{count} butir.',
        rangeMin: '%{fieldLabel} harus berisi paling sedikit %{minCount} butir.',
        rangeMax: '%{fieldLabel} harus berisi paling banyak %{maxCount} butir.',
      },
    },
    editor: {
      onLeavePage: 'Tinggalkan halaman ini?',
      onPublishing: 'Terbitkan sekarang?',
      onDeleteWithUnsavedChanges: 'Hapus yang sudah terbit ini, beserta perubahan yang belum disimpan?',
      onDeletePublishedEntry: 'Hapus yang sudah terbit ini?',
      loadingEntry: 'Memuat …',
      confirmLoadBackup: 'Ada tulisan Anda yang belum disimpan. Pakai tulisan itu?',
    },
    editorInterface: {
      togglePreview: 'Pratinjau',
      toggleScrollSync: 'Gulir bersama',
      toggleI18n: said.bothLanguages,
    },
    editorToolbar: {
      publishing: 'Menerbitkan …',
      publish: 'Terbitkan',
      published: 'Terbit',
      duplicate: 'Gandakan',
      publishAndCreateNew: 'Terbitkan, lalu buat baru',
      publishAndDuplicate: 'Terbitkan, lalu gandakan',
      publishNow: 'Terbitkan sekarang',
      deleteEntry: 'Hapus',
      deletePublishedEntry: 'Hapus yang terbit',
      deleting: 'Menghapus …',
      saving: 'Menyimpan …',
      save: 'Simpan',
      backCollection: ' Menulis di %{collectionLabel}',
      unsavedChanges: 'Belum disimpan',
      changesSaved: 'Tersimpan',
    },
    editorWidgets: {
      markdown: {
        bold: 'Tebal',
        italic: 'Miring',
        link: 'Tautan',
        linkPrompt: 'Tulis alamat tautan',
        headings: 'Judul bagian',
        quote: 'Kutipan',
        bulletedList: 'Daftar bertitik',
        numberedList: 'Daftar bernomor',
        richText: 'Teks biasa',
      },
      image: {
        choose: 'Pilih gambar',
        chooseDifferent: 'Pilih gambar lain',
        remove: 'Lepas gambar',
      },
      headingOptions: { headingTwo: 'Judul 2', headingThree: 'Judul 3' },
      datetime: { now: said.today, clear: 'Kosongkan', setToNow: 'Isi %{fieldLabel} dengan hari ini' },
      list: { add: 'Tambah %{item}' },
      object: { expand: 'Buka', collapse: 'Tutup' },
    },
  },
  mediaLibrary: {
    mediaLibraryCard: { draft: 'Belum disimpan', copy: 'Salin', copied: 'Tersalin' },
    mediaLibrary: { onDelete: 'Hapus media yang dipilih?' },
    mediaLibraryModal: {
      loading: 'Memuat …',
      close: 'Tutup',
      noResults: 'Tidak ada hasil.',
      noAssetsFound: said.noPictures,
      noImagesFound: said.noPictures,
      images: 'Gambar',
      mediaAssets: 'Berkas media',
      search: 'Cari …',
      uploading: 'Mengunggah …',
      upload: 'Unggah',
      download: 'Unduh',
      deleting: 'Menghapus …',
      deleteSelected: 'Hapus yang dipilih',
      chooseSelected: 'Pakai yang dipilih',
    },
  },
  ui: {
    default: { goBackToSite: 'Kembali ke situs' },
    settingsDropdown: { logOut: 'Keluar', account: 'Akun' },
    toast: {
      onFailToLoadEntries: 'Tidak bisa dimuat: %{details}',
      onFailToPersist: 'Belum tersimpan',
      onFailToDelete: 'Tidak terhapus: %{details}',
      missingRequiredField: 'Belum tersimpan',
      entrySaved: 'Tersimpan',
      entryPublished: 'Sudah terbit',
      onFailToPublishEntry: 'Tidak bisa diterbitkan: %{details}',
      onLoggedOut: 'Anda sudah keluar. Salin tulisan Anda, lalu masuk lagi.',
    },
  },
}

const CHOICES: Readonly<Record<string, string>> = {
  ...words.topics,
  yes: 'ya',
  wide: 'lebar, di bawah judul',
  beside: 'tegak, di samping judul',
  dive: 'menyelam',
  adopt: 'adopsi karang',
  donate: 'berdonasi',
  join: 'menjadi relawan',
  diving: 'penyelaman',
  giving: 'donasi',
  volunteering: 'relawan',
  schools: 'sekolah',
  collaborator: 'mitra kerja',
  company: 'perusahaan',
  technology: 'teknologi',
}

/** What can be chosen, in the language of the desk; files keep their own words. */
export const choiceLabel = (value: string) => (deskLanguage === 'id' ? CHOICES[value] : undefined) ?? value
