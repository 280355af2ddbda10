import { newsLists } from '../../src/lib/newsLists'

const story = (id: string, date: string | null, ...topics: string[]) => ({ id, date, topics })
const few = [
  story('d', '2025-02-01', 'Reef'),
  story('c', '2024-12-31', 'Ocean', 'Reef'),
  story('b', '2024-01-01', 'Ocean'),
  story('a', '2023-05-05', 'Reef'),
]
const at = (path: string, stories = few) => newsLists(stories).find((page) => page.path === path)

test('all, each topic, and no list without an article', () => {
  expect(newsLists(few).map(({ path }) => path)).toEqual([
    '/news',
    '/news/topics/reef',
    '/news/topics/ocean',
    '/guides',
  ])
})

test('a list holds its articles in the order given, and says how many', () => {
  expect(at('/news')?.ids).toEqual(['d', 'c', 'b', 'a'])
  expect(at('/news/topics/ocean')).toMatchObject({
    ids: ['c', 'b'],
    list: { kind: 'topic', name: 'Ocean', count: 2 },
    page: 1,
    pages: 1,
  })
  expect(at('/news/topics/ocean')?.lists.map(({ count }) => count)).toEqual([4, 3, 2, 0])
})

test('a list of more than 24 is paged', () => {
  const many = Array.from({ length: 49 }, (_, i) => story(`${i}`, '2024-01-01', 'Reef'))
  expect(newsLists(many).map(({ path }) => path)).toEqual([
    ...['/news', '/news/topics/reef'].flatMap((path) => [path, `${path}/page/2`, `${path}/page/3`]),
    '/guides',
  ])
  expect(at('/news/page/2', many)).toMatchObject({ page: 2, pages: 3 })
  expect(at('/news/page/2', many)?.ids.at(0)).toBe('24')
  expect(at('/news/page/3', many)?.ids).toEqual(['48'])
})

test('a guide is in its own list and in those of its topics, behind the articles', () => {
  const some = [...few, story('g', null, 'Ocean', 'Mangrove')]
  expect(at('/guides', some)).toMatchObject({ ids: ['g'], list: { kind: 'guides', name: '', count: 1 } })
  expect(at('/news/topics/ocean', some)?.ids).toEqual(['c', 'b', 'g'])
  expect(at('/news/topics/mangrove', some)?.ids).toEqual(['g'])
  expect(at('/news', some)?.ids).not.toContain('g')
})

test('without an article or a guide their lists are empty pages', () => {
  expect(newsLists([])).toMatchObject([
    { path: '/news', ids: [], pages: 1 },
    { path: '/guides', ids: [], pages: 1 },
  ])
})
