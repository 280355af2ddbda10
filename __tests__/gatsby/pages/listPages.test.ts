import { listPages } from '../../../src/gatsby/pages/listPages'
import { ALL_LANGUAGES } from '../../../src/i18n/languages'

const story = (id: string, date: string | null, ...topics: string[]) => ({ id, date, topics })
const STORIES = {
  en: [
    story('c en', '2025-02-01', 'Reef'),
    story('b en', '2024-01-01', 'Ocean', 'Reef'),
    story('a en', '2023-05-05', 'Reef'),
  ],
  id: [story('c id', '2025-02-01', 'Reef'), story('a id', '2023-05-05', 'Reef')],
}
const pages = ALL_LANGUAGES.flatMap((language) => listPages(language, STORIES[language]))
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
