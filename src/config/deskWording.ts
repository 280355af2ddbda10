/** Words of the editors' desk that are not those of Decap CMS. */
const en = {
  clickWhatStays: 'Click what must stay in sight',
  addPictures: 'Add several pictures at once',
}

const id: typeof en = {
  clickWhatStays: 'Ketuk bagian yang harus tetap terlihat',
  addPictures: 'Tambah beberapa gambar sekaligus',
}

export const deskWording = { en, id }
