/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { SECTION_KEYS, sectionRoute } from '../../src/config/routes'
import type { Language } from '../../src/i18n/languages'
import { PageLanguage } from '../../src/i18n/pageLanguage'
import NotFoundPage from '../../src/pages/404'

jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), graphql: () => undefined }))

const Page = NotFoundPage as unknown as ComponentType<{ data: unknown }>

const routesOf = (language: Language, ...paths: string[]) => {
  const data = {
    notFoundPage: { title: 'Lost', lead: 'Not here.' },
    allSitePage: { nodes: paths.map((path) => ({ path })) },
    newest: { nodes: [] },
  }
  const { container } = render(
    <PageLanguage.Provider value={language}>
      <Page data={data} />
    </PageLanguage.Provider>,
  )
  return container.querySelector<HTMLElement>('[data-routes]')!.dataset.routes
}

test('what was probably meant is a page that others link to: no second spelling, no style guide', () => {
  expect(
    routesOf('en', '/', '/404', '/404.html', '/design', '/detail-news-1', '/detail-news1', '/launch-report', '/search'),
  ).toBe(`/ /detail-news-1 /search ${SECTION_KEYS.map(sectionRoute).join(' ')}`)
})

test('and one in the language of the address', () => {
  const paths = [
    '/',
    '/detail-news-1',
    '/id',
    '/id/404',
    '/id/404.html',
    '/id/detail-news-1',
    '/id/detail-news1',
    '/id/search',
  ]
  expect(routesOf('id', ...paths)).toBe(
    `/id /id/detail-news-1 /id/search ${SECTION_KEYS.map((key) => `/id${sectionRoute(key).slice(1)}`).join(' ')}`,
  )
  expect(routesOf('en', ...paths)).toMatch(/^\/ \/detail-news-1 \/#/)
})
