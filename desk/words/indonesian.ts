/**
 * Words of Decap CMS in Indonesian, which it has not: those that an editor of this desk sees on an ordinary day. What is not here
 * stays English (decap-cms-locales, `en`).
 */
const PHRASES = `
  auth: login = Masuk; loginWithGitHub = Masuk dengan GitHub
  app.header: content = Isi; quickAdd = Buat baru
  collection.sidebar: collections = Kumpulan; searchAll = Cari di semua
  collection.collectionTop: newButtonAriaLabel = Buat %{collectionLabel}
  collection.entries: loadingEntries = Memuat …; noEntries = Belum ada isi
  editor.editorControl.field: optional = boleh kosong
  editor.editorControlPane.i18n: writingInLocale = Menulis dalam bahasa %{locale};
    copyFromLocale = Salin dari bahasa lain; copyFromLocaleConfirm = Salin dari bahasa %{locale}? Yang tertulis di sini akan diganti.
  editor.editorControlPane.widget: required = %{fieldLabel} harus diisi.;
    range = %{fieldLabel} harus antara %{minValue} dan %{maxValue}.;
    rangeCount = %{fieldLabel} harus berisi %{minCount} sampai %{maxCount} butir.;
    rangeMin = %{fieldLabel} harus berisi paling sedikit %{minCount} butir.;
    rangeMax = %{fieldLabel} harus berisi paling banyak %{maxCount} butir.
  editor.editor: onLeavePage = Tinggalkan halaman ini?; onDeletePublishedEntry = Hapus yang sudah terbit ini?;
    confirmLoadBackup = Ada tulisan Anda yang belum disimpan. Pakai tulisan itu?
  editor.editorInterface: togglePreview = Pratinjau; toggleI18n = Dua bahasa berdampingan
  editor.editorToolbar: publishing = Menerbitkan …; publish = Terbitkan; published = Terbit;
    publishNow = Terbitkan sekarang; deleteEntry = Hapus; backCollection = Menulis di %{collectionLabel};
    unsavedChanges = Belum disimpan; changesSaved = Tersimpan
  editor.editorWidgets.markdown: bold = Tebal; italic = Miring; link = Tautan; headings = Judul bagian;
    bulletedList = Daftar bertitik; numberedList = Daftar bernomor
  editor.editorWidgets.image: choose = Pilih gambar; chooseDifferent = Pilih gambar lain; remove = Lepas gambar
  editor.editorWidgets.datetime: now = Hari ini; clear = Kosongkan
  editor.editorWidgets.list: add = Tambah %{item}
  mediaLibrary.mediaLibrary: onDelete = Hapus media yang dipilih?
  mediaLibrary.mediaLibraryModal: close = Tutup; images = Gambar; upload = Unggah; uploading = Mengunggah …;
    deleteSelected = Hapus yang dipilih; chooseSelected = Pakai yang dipilih
  ui.settingsDropdown: logOut = Keluar
  ui.toast: onFailToDelete = Tidak terhapus: %{details}; entrySaved = Tersimpan; entryPublished = Sudah terbit;
    onFailToPersist = Belum tersimpan.; missingRequiredField = Belum tersimpan.;
    onLoggedOut = Anda sudah keluar. Salin tulisan Anda, lalu masuk lagi.
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
