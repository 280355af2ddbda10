import { lastModified } from '../../../src/gatsby/published/lastModified'

test('a page is not newer for words of another language, which it does not show', () => {
  const files = [...lastModified('.').keys()]
  expect(files.filter((file) => file.endsWith('.id.md'))).toEqual([])
})
