/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { SECTION_KEYS, sectionRoute } from '../../src/config/routes'
import NotFoundPage from '../../src/pages/404'

jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), graphql: () => undefined }))

const Page = NotFoundPage as unknown as ComponentType<{ data: unknown }>

const routesOf = (...paths: string[]) => {
  const data = {
    notFoundPage: { title: 'Lost', lead: 'Not here.' },
    allSitePage: { nodes: paths.map((path) => ({ path })) },
  }
  const { container } = render(<Page data={data} />)
  return container.querySelector<HTMLElement>('[data-routes]')!.dataset.routes
}

test('what was probably meant is a page that others link to: no second spelling', () => {
  expect(routesOf('/', '/404', '/404.html', '/detail-news-1', '/detail-news1', '/search')).toBe(
    `/ /detail-news-1 /search ${SECTION_KEYS.map(sectionRoute).join(' ')}`,
  )
})
