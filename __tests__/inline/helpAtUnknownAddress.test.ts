/** @jest-environment jsdom */
import { helpAtUnknownAddress } from '../../src/inline/helpAtUnknownAddress'
import { nearestSpelling } from '../../src/lib/nearestSpelling'

const ROUTES = '/ /Events-Details /dive-with-us /detail-news /detail-news-7 /#voluteering'

const openAt = (path: string, routes = ROUTES, sitePath = '') => {
  history.replaceState(null, '', path)
  document.body.innerHTML = `<main><p data-routes="${routes}"><span hidden>Did you mean </span></p></main>`
  helpAtUnknownAddress(nearestSpelling, sitePath)
  const hint = document.querySelector('span')!
  return {
    meant: hint.hidden ? undefined : hint.textContent,
    leadsTo: hint.querySelector('a')?.getAttribute('href'),
  }
}
afterEach(() => history.replaceState(null, '', '/'))

test.each([
  ['/dive-with-uss/', '/dive-with-us'],
  ['/wp-login.php', undefined],
  ['/events-details', '/Events-Details'],
  ['/volunteering', '/#voluteering'],
  ['/detail-news-007', '/detail-news-7'],
  ['/detial-news-7', '/detail-news-7'],
  ['/detail-newss', '/detail-news'],
  ['/detail-news-46', undefined],
  ['/detail-news-70', undefined],
])('%s: %s was meant; another number is another article', (path, leadsTo) => {
  expect(openAt(path).leadsTo).toBe(leadsTo)
})

test('in another language a page in it was meant', () => {
  const openThere = (path: string) =>
    openAt(path, '/id /id/dive-with-us /id/detail-news /id/detail-news-7 /id#voluteering')
  expect(openThere('/id/dive-with-uss').leadsTo).toBe('/id/dive-with-us')
  expect(openThere('/id/detial-news-7').leadsTo).toBe('/id/detail-news-7')
  expect(openThere('/id/detail-news-70').leadsTo).toBeUndefined()
  expect(openThere('/id/volunteering').leadsTo).toBe('/id#voluteering')
})

test('an address for which the page in its language was asked stands in the address bar again', () => {
  const { leadsTo } = openAt('/id/404.html?for=%2Fid%2Fdetial-news-7', '/id /id/detail-news-7')
  expect(location.pathname + location.search).toBe('/id/detial-news-7')
  expect(leadsTo).toBe('/id/detail-news-7')
})

test('below a path, what stands behind it is compared, and the whole address is shown', () => {
  const openBelow = (path: string) => openAt(`/ibf${path}`, ROUTES, '/ibf')
  expect(openBelow('/dive-with-uss')).toEqual({
    meant: 'Did you mean /ibf/dive-with-us',
    leadsTo: '/ibf/dive-with-us',
  })
  expect(openBelow('/wp-login.php')).toMatchObject({ meant: undefined })
})
