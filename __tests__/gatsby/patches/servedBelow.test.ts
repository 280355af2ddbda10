import { servedBelow } from '../../../src/gatsby/patches/servedBelow'

const addresses = jest.requireActual('gatsby/dist/utils/prepare-urls')
const slashes = jest.requireActual('gatsby/dist/utils/express-middlewares')
servedBelow(addresses, slashes, '/ibf')

test('the address that is printed is the one below the path', () => {
  expect(addresses.prepareUrls('http', 'localhost', 9000).localUrlForBrowser).toBe('http://localhost:9000/ibf')
})

test('an address with a slash at its end leads to the one without, below the path', () => {
  const page = { path: '/impact' }
  const pages = { get: (path: string) => (path.replace(/\/$/, '') === page.path ? page : undefined), values: () => [] }
  const takeSlash = slashes.configureTrailingSlash(() => ({ pages }), 'never')
  const redirect = jest.fn()
  const request = { method: 'GET', baseUrl: '/ibf', path: '/impact/', url: '/impact/?a=b' }
  takeSlash(request, { redirect }, () => undefined)
  expect(redirect.mock.calls).toEqual([[301, '/ibf/impact?a=b']])
})

test('where Gatsby serves otherwise, it says so', () => {
  expect(() => servedBelow({} as never, slashes, '/ibf')).toThrow('see src/gatsby/patches/servedBelow.ts')
})
