import type * as SitePath from '../../src/config/sitePath'

/** As in a build of a site whose address has this path. */
const below = (sitePath: string): typeof SitePath => {
  process.env.GATSBY_SITE_PATH = sitePath
  let module: typeof SitePath | undefined
  jest.isolateModules(() => {
    module = jest.requireActual<typeof SitePath>('../../src/config/sitePath')
  })
  return module!
}
afterEach(() => {
  delete process.env.GATSBY_SITE_PATH
})

test.each([
  ['/', '/ibf'],
  ['/#team', '/ibf#team'],
  ['/impact', '/ibf/impact'],
  ['/id#team', '/ibf/id#team'],
  ['/static/abc/one.jpg', '/ibf/static/abc/one.jpg'],
  ['#main', '#main'],
  ['https://example.org/', 'https://example.org/'],
])('below /ibf the address of %s is %s, and at the root as it stands', (route, href) => {
  expect(below('/ibf').hrefOf(route)).toBe(href)
  expect(below('').hrefOf(route)).toBe(route)
})

test.each([
  ['/ibf', '/'],
  ['/ibf/', '/'],
  ['/ibf/id/impact', '/id/impact'],
])('what stands at %s below /ibf has the route %s', (path, route) => {
  expect(below('/ibf').routeOf(path)).toBe(route)
})

test('at the root of a host, the path is the route', () => {
  expect(below('').routeOf('/id/impact')).toBe('/id/impact')
})
