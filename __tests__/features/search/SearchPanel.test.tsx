/** @jest-environment jsdom */
import { act, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchPanel } from '../../../src/features/search/SearchPanel'

// roles are slow to find on a busy machine
configure({ asyncUtilTimeout: 4000 })

const mockPagefind = { filters: jest.fn(), search: jest.fn() }
jest.mock('../../../src/features/search/pagefind', () => ({
  allCounts: () => mockPagefind.filters() as unknown,
  search: (...asked: unknown[]) => mockPagefind.search(...asked) as unknown,
  knownWords: () => Promise.resolve([]),
}))

const page = (name: string) => ({
  url: `/${name}`,
  meta: { title: name, kind: 'article' },
  excerpt: `<mark>${name}</mark>`,
  sub_results: [],
})
const answer = (...names: string[]) => ({
  results: names.map((name) => ({ id: name, data: () => Promise.resolve(page(name)) })),
  totalFilters: {},
})
const panel = (query: string) => <SearchPanel query={query} onQuery={() => undefined} onSubmit={() => undefined} />

beforeEach(() => {
  mockPagefind.filters.mockResolvedValue({ topic: { Reef: 3 }, kind: { article: 3 } })
  mockPagefind.search.mockReset()
})
const { NODE_ENV } = process.env
afterEach(() => Object.assign(process.env, { NODE_ENV }))

test('more of an older answer is not shown among those of a later one', async () => {
  const names = Array.from({ length: 9 }, (_, number) => `reef ${number}`)
  const reefs = answer(...names)
  let sendLast: (value: unknown) => void = () => undefined
  reefs.results[8]!.data = () => new Promise((resolve) => (sendLast = resolve as typeof sendLast))
  mockPagefind.search.mockResolvedValueOnce(reefs).mockResolvedValueOnce(answer('turtle'))
  const { rerender } = render(panel('reef'))
  await userEvent.click(await screen.findByRole('button', { name: 'Show more results' }))
  rerender(panel('turtle'))
  expect(await screen.findByRole('link', { name: 'turtle' })).toBeInTheDocument()
  await act(async () => sendLast(page('reef 8')))
  expect(screen.queryByRole('link', { name: /reef/ })).not.toBeInTheDocument()
})

test('topics that could not be loaded come with the next search that works', async () => {
  mockPagefind.filters.mockRejectedValueOnce(new Error('offline'))
  mockPagefind.search.mockResolvedValueOnce(answer('turtle'))
  const { rerender } = render(panel(''))
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  rerender(panel('turtle'))
  expect(await screen.findByRole('link', { name: 'turtle' })).toBeInTheDocument()
  expect(await screen.findByRole('option', { name: /^Reef/ })).toBeInTheDocument()
})

test('one letter asks nothing', async () => {
  render(panel(' t '))
  expect(await screen.findByRole('option', { name: 'Reef (3)' })).toBeInTheDocument()
  expect(mockPagefind.search).not.toHaveBeenCalled()
})

test('gatsby develop has no index, and the search says so', async () => {
  Object.assign(process.env, { NODE_ENV: 'development' })
  mockPagefind.filters.mockRejectedValue(new Error('404'))
  render(panel(''))
  expect(await screen.findByRole('alert')).toHaveTextContent('it is made by “npm run build”, not by “gatsby develop”')
})
