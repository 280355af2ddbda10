/**
 * Words of Decap CMS in Indonesian, which it has not: those that an editor of this desk sees on an ordinary day. What is not here
 * stays English (decap-cms-locales, `en`).
 */
const PHRASES = `
  auth: login = Masuk; loggingIn = Sedang masuk …; loginWithGitHub = Masuk dengan GitHub
  app.header: content = Isi; quickAdd = Buat baru
  collection.sidebar: collections = Kumpulan; searchAll = Cari di semua
  collection.collectionTop: newButtonAriaLabel = Buat %{collectionLabel}; sortBy = Urutkan;
    searchResults = Hasil pencarian “%{searchTerm}”
  collection.entries: loadingEntries = Memuat …; noEntries = Belum ada isi; cachingEntries = Memuat …;
    longerLoading = Ini bisa memakan beberapa menit
  editor.editorControl.field: optional = boleh kosong
  editor.editorControlPane.i18n: writingInLocale = Menulis dalam bahasa %{locale};
    copyFromLocale = Salin dari bahasa lain; copyFromLocaleConfirm = Salin dari bahasa %{locale}? Yang tertulis di sini akan diganti.
  editor.editorControlPane.widget: required = %{fieldLabel} harus diisi.;
    range = %{fieldLabel} harus antara %{minValue} dan %{maxValue}.;
    rangeCount = %{fieldLabel} harus berisi %{minCount} sampai %{maxCount} butir.;
    rangeMin = %{fieldLabel} harus berisi paling sedikit %{minCount} butir.;
    rangeMax = %{fieldLabel} harus berisi paling banyak %{maxCount} butir.
  editor.editor: loadingEntry = Memuat …; onLeavePage = Tinggalkan halaman ini?;
    onDeletePublishedEntry = Hapus yang sudah terbit ini?;
    onDeleteWithUnsavedChanges = Hapus yang sudah terbit ini, beserta tulisan Anda yang belum disimpan?;
    confirmLoadBackup = Ada tulisan Anda yang belum disimpan. Pakai tulisan itu?
  editor.editorInterface: togglePreview = Pratinjau; toggleI18n = Dua bahasa berdampingan
  editor.editorToolbar: publishing = Menerbitkan …; publish = Terbitkan; published = Terbit;
    publishNow = Terbitkan sekarang; publishAndCreateNew = Terbitkan, lalu buat yang baru;
    publishAndDuplicate = Terbitkan, lalu gandakan; deleting = Menghapus …; deleteEntry = Hapus;
    backCollection = Menulis di %{collectionLabel}; unsavedChanges = Belum disimpan; changesSaved = Tersimpan
  editor.editorWidgets.markdown: bold = Tebal; italic = Miring; link = Tautan; headings = Judul bagian;
    bulletedList = Daftar bertitik; numberedList = Daftar bernomor; quote = Kutipan; addComponent = Sisipkan;
    linkPrompt = Tulis alamat tautannya; richText = Teks jadi; markdown = Tanda Markdown
  editor.editorWidgets.headingOptions: headingTwo = Judul bagian; headingThree = Anak judul
  editor.editorWidgets.image: choose = Pilih gambar; chooseDifferent = Pilih gambar lain; remove = Lepas gambar
  editor.editorWidgets.datetime: now = Hari ini; clear = Kosongkan; setToNow = Isi dengan hari ini
  editor.editorWidgets.list: add = Tambah %{item}
  mediaLibrary.mediaLibraryCard: draft = Baru
  mediaLibrary.mediaLibrary: onDelete = Hapus media yang dipilih?
  mediaLibrary.mediaLibraryModal: close = Tutup; images = Gambar; mediaAssets = Media; loading = Memuat …;
    search = Cari …; noAssetsFound = Belum ada gambar.; noImagesFound = Belum ada gambar.; noResults = Tidak ditemukan.;
    download = Unduh; deleting = Menghapus …; upload = Unggah; uploading = Mengunggah …;
    deleteSelected = Hapus yang dipilih; chooseSelected = Pakai yang dipilih
  ui.settingsDropdown: logOut = Keluar; account = Akun
  ui.toast: onFailToDelete = Tidak terhapus: %{details}; onFailToLoadEntries = Tidak termuat: %{details};
    onFailToPersist = Belum tersimpan.; missingRequiredField = Belum tersimpan.;
    onLoggedOut = Anda sudah keluar. Salin tulisan Anda, lalu masuk lagi.
`

export const indonesian = Object.fromEntries(
  PHRASES.split(/\n {2}(?=\S)/).flatMap((row) => {
    const [group] = row.split(':')
    return [...row.matchAll(/(\w+) = ([^;]+)/g)].map(([, name, words = '']) => [`${group}.${name}`, words.trim()])
  }),
)
