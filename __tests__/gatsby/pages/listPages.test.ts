import { listPages } from '../../../src/gatsby/pages/listPages'
import type { Language } from '../../../src/i18n/languages'

const story = (id: string, date: string | null, ...topics: string[]) => ({ id, date, topics })
const STORIES = {
  en: [
    story('c en', '2025-02-01', 'Reef'),
    story('b en', '2024-01-01', 'Ocean', 'Reef'),
    story('a en', '2023-05-05', 'Reef'),
  ],
  id: [story('c id', '2025-02-01', 'Reef'), story('a id', '2023-05-05', 'Reef')],
}
const pages = listPages((language) => STORIES[language])
const at = (path: string) => pages.find((page) => page.path === path)

test('lists stand in each language, without those that hold nothing there', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    '/news',
    '/news/topics/reef',
    '/news/topics/ocean',
    '/guides',
    '/id/news',
    '/id/news/topics/reef',
    '/id/guides',
  ])
})

test('they hold the stories of their language', () => {
  expect(at('/news/topics/reef')!.context.ids).toEqual(['c en', 'b en', 'a en'])
  expect(at('/id/news/topics/reef')!.context.ids).toEqual(['c id', 'a id'])
})

test('a list names its pair, and no page that is not there', () => {
  const pair = [
    { language: 'en', route: '/news/topics/reef' },
    { language: 'id', route: '/id/news/topics/reef' },
  ]
  expect(at('/news/topics/reef')!.context).toMatchObject({ language: 'en', translations: pair })
  expect(at('/id/news/topics/reef')!.context).toMatchObject({ language: 'id', translations: pair })
  expect(at('/news/topics/ocean')!.context.translations).toEqual([{ language: 'en', route: '/news/topics/ocean' }])
})

test('further pages of a list pair with each other as far as both are there', () => {
  const many = (language: Language, count: number) =>
    Array.from({ length: count }, (_, index) => story(`${index} ${language}`, '2024-01-01', 'Reef'))
  const long = listPages((language) => many(language, language === 'en' ? 60 : 30))
  const languagesAt = (path: string) =>
    long.find((page) => page.path === path)?.context.translations.map(({ language }) => language)
  expect(languagesAt('/news/page/2')).toEqual(['en', 'id'])
  expect(languagesAt('/id/news/topics/reef/page/2')).toEqual(['en', 'id'])
  expect(languagesAt('/news/page/3')).toEqual(['en'])
  expect(languagesAt('/id/news/page/3')).toBeUndefined()
})
