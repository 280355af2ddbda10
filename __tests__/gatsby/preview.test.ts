import { buildRefusal, originOf, setStandIns, showsDrafts } from '../../src/gatsby/preview'

const SITE = 'https://reef.test'
const LEFT = [
  { file: 'content/settings/contact.md', line: 12, field: 'email', value: 'hello@example.org', advice: 'write' },
]

afterEach(() => setStandIns([]))

test('a release is refused while something is still to be supplied, with the list of it', () => {
  expect(buildRefusal(LEFT, { SITE_RELEASE: '1' })).toMatch(
    /^This site can’t be released: 1 value is still to be supplied\.[^]*\n- content\/settings\/contact\.md:12 `email`/,
  )
  expect(buildRefusal([], { SITE_RELEASE: '1' })).toBeUndefined()
  expect(buildRefusal(LEFT, {})).toBeUndefined()
})

test.each([
  [{ SITE_URL: 'https://preview.reef.test' }, 'https://preview.reef.test'],
  [{ DEPLOY_PRIME_URL: 'https://main--reef.netlify.app', URL: SITE }, 'https://main--reef.netlify.app'],
  [{ CF_PAGES_URL: 'https://a1b2.reef.pages.dev' }, 'https://a1b2.reef.pages.dev'],
  [{ SITE_URL: '' }, SITE],
  [{}, SITE],
])('a preview served as %j names %s as its own address', (env, address) => {
  setStandIns(LEFT)
  expect(originOf(SITE, env)).toBe(address)
})

test('the address of what is no preview is that of the settings, whoever builds it', () => {
  expect(originOf(SITE, { SITE_URL: 'https://preview.reef.test' })).toBe(SITE)
})

test('an address of a preview that cannot be one is refused', () => {
  expect(buildRefusal(LEFT, { SITE_URL: 'preview.reef.test/' })).toBe(
    'The environment variable SITE_URL is "preview.reef.test/"; write the address with its path, where it has one, and without a slash at its end, for example https://example.org or https://example.org/reef.',
  )
})

test.each([
  [{}, false],
  [{ PREVIEW: 'true' }, true],
  [{ CONTEXT: 'deploy-preview' }, true],
  [{ CONTEXT: 'production' }, false],
  [{ PREVIEW: 'true', SITE_RELEASE: '1' }, false],
])('whether a build with %j shows drafts: %s', (env, isShown) => {
  expect(showsDrafts(env)).toBe(isShown)
})
