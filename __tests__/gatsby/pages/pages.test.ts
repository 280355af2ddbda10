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

test('a page of the code stands in all languages, in place of the one that Gatsby made', () => {
  const translations = [
    { language: 'en', route: '/impact' },
    { language: 'id', route: '/id/impact' },
  ]
  const { made, deleted } = madeOf('/impact', { kept: true })
  expect(deleted).toBe(1)
  expect(made).toMatchObject([
    { path: '/impact', component: 'a.tsx', context: { kept: true, language: 'en', translations } },
    { path: '/id/impact', component: 'a.tsx', context: { kept: true, language: 'id', translations } },
  ])
})

test('the home page of a language is its tag', () => {
  expect(madeOf('/').made.map(({ path }) => path)).toEqual(['/', '/id'])
})

test('the style guide is in English only', () => {
  expect(madeOf('/design').made).toMatchObject([
    { path: '/design', context: { translations: [{ language: 'en', route: '/design' }] } },
  ])
})

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
