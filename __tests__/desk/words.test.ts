const labelsIn = async (language: string) => {
  Object.defineProperty(globalThis, 'navigator', { value: { language }, configurable: true })
  jest.resetModules()
  return import('../../desk/words/labels')
}

test('forms and fields have Indonesian names, made by rule for what is said of a picture', async () => {
  const { fieldLabel, typeLabel } = await labelsIn('id-ID')
  expect([typeLabel('NewsArticle'), typeLabel('home/')]).toEqual(['Berita', 'Beranda'])
  expect([fieldLabel('title'), fieldLabel('secondPictureAlt')]).toEqual(['Judul', 'Yang terlihat di gambar kedua'])
  expect(fieldLabel('newField')).toBe('New field')
})

test('in another browser they are the English names', async () => {
  const { fieldLabel, typeLabel } = await labelsIn('de')
  expect([typeLabel('NewsArticle'), typeLabel('home/')]).toEqual(['News article', 'Home'])
  expect([fieldLabel('secondPictureAlt'), fieldLabel('body')]).toEqual(['Second picture alt', 'Text'])
})
