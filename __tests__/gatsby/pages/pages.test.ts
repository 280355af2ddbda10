import type { CreatePageArgs } from 'gatsby'
import { onCreatePage } from '../../../src/gatsby/pages/pages'

interface Made {
  path: string
  context: Record<string, unknown>
}

/** What is made of a page that Gatsby found in src/pages. */
const madeOf = (path: string, context: object = {}) => {
  const made: Made[] = []
  const deletePage = jest.fn()
  const args = {
    page: { path, component: 'a.tsx', context },
    actions: { createPage: (page: Made) => made.push(page), deletePage },
  }
  void (onCreatePage as (args: CreatePageArgs) => void)(args as unknown as CreatePageArgs)
  return { made, deleted: deletePage.mock.calls.length }
}

test.each(['/404', '/404.html', '/dev-404-page'])('from %s the other language is reached at its home page', (path) => {
  const translations = [
    { language: 'en', route: '/' },
    { language: 'id', route: '/id' },
  ]
  expect(madeOf(path).made).toMatchObject([
    { path, context: { language: 'en', translations } },
    { path: `/id${path}`, context: { language: 'id', translations } },
  ])
})

test('a page that has its place already stays as it is', () => {
  expect(madeOf('/detail-news-7', { language: 'en' })).toEqual({ made: [], deleted: 0 })
})
