const labelsIn = async (language: string) => {
  Object.defineProperty(globalThis, 'navigator', { value: { language }, configurable: true })
  jest.resetModules()
  return import('../../desk/words/labels')
}

test('forms and fields have Indonesian names, made by rule for what is said of a picture', async () => {
  const { labelOf } = await labelsIn('id-ID')
  expect([labelOf('NewsArticle'), labelOf('home')]).toEqual(['Berita', 'Beranda'])
  expect([labelOf('title'), labelOf('secondPictureAlt')]).toEqual(['Judul', 'Yang terlihat di gambar kedua'])
  expect(labelOf('newField')).toBe('New field')
})

test('in another browser they are the English names', async () => {
  const { labelOf } = await labelsIn('de')
  expect([labelOf('NewsArticle'), labelOf('home')]).toEqual(['News article', 'Home'])
  expect([labelOf('secondPictureAlt'), labelOf('body')]).toEqual(['Second picture alt', 'Text'])
})
