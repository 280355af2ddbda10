/** @jest-environment jsdom */
import { configure, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Search } from '../../../src/features/search/Search'

// roles are slow to find on a busy machine
configure({ asyncUtilTimeout: 4000 })

const mockPagefind = { search: jest.fn() }
jest.mock('../../../src/features/search/pagefind', () => ({
  search: (...asked: unknown[]) => mockPagefind.search(...asked) as unknown,
}))

const page = (name: string) => ({
  url: `/${name}`,
  meta: { title: name, kind: 'article' },
  excerpt: `<mark>${name}</mark>`,
  sub_results: [],
})
const answer = (...names: string[]) => names.map((name) => ({ id: name, data: () => Promise.resolve(page(name)) }))
const ask = (query: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: query } })

beforeEach(() => {
  mockPagefind.search.mockReset()
  window.history.replaceState(null, '', '/search')
  render(<Search />)
})

test('after it has failed, what is found by another try is shown', async () => {
  mockPagefind.search.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(answer('turtle'))
  ask('turtle')
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}')
  expect(await screen.findByRole('link', { name: 'turtle' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('one letter asks nothing', () => {
  ask(' t ')
  expect(mockPagefind.search).not.toHaveBeenCalled()
})
