/**
 * Words of Decap CMS in Indonesian, which it has not: those that an editor of this desk sees on an ordinary day. What is not here
 * stays English (decap-cms-locales, `en`).
 */
const PHRASES = `
  auth: login = Masuk; loggingIn = Sedang masuk …; loginWithGitHub = Masuk dengan GitHub
  app.header: content = Isi; media = Media; quickAdd = Buat baru
  collection.sidebar: collections = Kumpulan; searchAll = Cari di semua
  collection.collectionTop: newButtonAriaLabel = Buat %{collectionLabel}
  collection.entries: loadingEntries = Memuat …; noEntries = Belum ada isi
  editor.editorControl.field: optional = boleh kosong; widgetLabel = kolom %{widgetLabel}
  editor.editorControlPane.i18n: writingInLocale = Menulis dalam bahasa %{locale};
    copyFromLocaleConfirm = Salin dari bahasa %{locale}? Semua yang sudah tertulis di sini akan diganti.
  editor.editorControlPane.widget: required = %{fieldLabel} harus diisi.;
    range = %{fieldLabel} harus antara %{minValue} dan %{maxValue}.; min = %{fieldLabel} paling sedikit %{minValue}.;
    max = %{fieldLabel} paling banyak %{maxValue}.;
    rangeCount = %{fieldLabel} harus berisi %{minCount} sampai %{maxCount} butir.;
    rangeMin = %{fieldLabel} harus berisi paling sedikit %{minCount} butir.;
    rangeMax = %{fieldLabel} harus berisi paling banyak %{maxCount} butir.
  editor.editor: onLeavePage = Tinggalkan halaman ini?; onPublishing = Terbitkan sekarang?;
    onDeletePublishedEntry = Hapus yang sudah terbit ini?; loadingEntry = Memuat …;
    confirmLoadBackup = Ada tulisan Anda yang belum disimpan. Pakai tulisan itu?
  editor.editorInterface: togglePreview = Pratinjau
  editor.editorToolbar: publishing = Menerbitkan …; publish = Terbitkan; published = Terbit;
    publishNow = Terbitkan sekarang; deleteEntry = Hapus; deleting = Menghapus …; saving = Menyimpan …; save = Simpan;
    backCollection = Menulis di %{collectionLabel}; unsavedChanges = Belum disimpan; changesSaved = Tersimpan
  editor.editorWidgets.markdown: bold = Tebal; italic = Miring; link = Tautan; headings = Judul bagian;
    bulletedList = Daftar bertitik; numberedList = Daftar bernomor
  editor.editorWidgets.image: choose = Pilih gambar; chooseDifferent = Pilih gambar lain; remove = Lepas gambar
  editor.editorWidgets.datetime: clear = Kosongkan; setToNow = Isi %{fieldLabel} dengan hari ini
  editor.editorWidgets.list: add = Tambah %{item}
  editor.editorWidgets.object: expand = Buka; collapse = Tutup
  mediaLibrary.mediaLibraryCard: draft = Belum disimpan; copied = Tersalin
  mediaLibrary.mediaLibrary: onDelete = Hapus media yang dipilih?
  mediaLibrary.mediaLibraryModal: loading = Memuat …; close = Tutup; images = Gambar; mediaAssets = Berkas media;
    search = Cari …; uploading = Mengunggah …; upload = Unggah; deleting = Menghapus …;
    deleteSelected = Hapus yang dipilih; chooseSelected = Pakai yang dipilih
  ui.default: goBackToSite = Kembali ke situs
  ui.settingsDropdown: logOut = Keluar
  ui.toast: onFailToLoadEntries = Tidak bisa dimuat: %{details};
    onFailToDelete = Tidak terhapus: %{details}; entrySaved = Tersimpan;
    entryPublished = Sudah terbit; onLoggedOut = Anda sudah keluar. Salin tulisan Anda, lalu masuk lagi.
`

export const indonesian = Object.fromEntries(
  PHRASES.trim()
    .split(/\n {2}(?=\S)/)
    .flatMap((row) => {
      const [, group = '', pairs = ''] = /^([\w.]+):(.*)$/s.exec(row) ?? []
      return pairs.split(';').map((pair) => {
        const [name = '', words = ''] = pair.split('=')
        return [`${group}.${name.trim()}`, words.trim()]
      })
    }),
)
