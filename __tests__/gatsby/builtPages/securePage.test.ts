import { createHash } from 'node:crypto'
import { securePage } from '../../../src/gatsby/builtPages/securePage'

const FRAMES = ['https://www.youtube-nocookie.com', 'https://map.example']
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (head = '', body = '') =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`
const policyOf = (html: string) =>
  Object.fromEntries(
    /http-equiv="Content-Security-Policy" content="([^"]+)"/
      .exec(html)![1]!
      .split(';')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)] as const),
  )

test('a page without anything inline loads its own files and the frames only', () => {
  expect(policyOf(securePage(page(), FRAMES))).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': FRAMES,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  })
})

test('inline scripts and style sheets are allowed letter for letter; data are not scripts', () => {
  const script = 'window.a = "</b>" && 1 < 2\n'
  const style = '@layer reset{a > b{color:red}}'
  const html = securePage(
    page(
      `<style>${style}</style>`,
      `<script>${script}</script><script src="/app.js"></script>
      <script type="application/ld+json">{"@type":"NGO"}</script>`,
    ),
    FRAMES,
  )
  expect(policyOf(html)['script-src']).toEqual(["'self'", hash(script)])
  expect(policyOf(html)['style-src']).toEqual(["'self'", hash(style)])
})

test('style attributes become rules of a style sheet, each written once', () => {
  const html = securePage(
    page(
      '',
      '<p style="font:a &quot;b&quot;">a</p><noscript><p style="font:a &quot;b&quot;">b</p></noscript><i style="top:0">c</i>',
    ),
    FRAMES,
  )
  const sheet = '[data-style="0"]{font:a "b"}[data-style="1"]{top:0}'
  expect(html).toContain(`<style>${sheet}</style></head>`)
  expect(html).toContain('<p data-style="0">a</p><noscript><p data-style="0">b</p></noscript><i data-style="1">c</i>')
  expect(html).not.toContain(' style=')
  expect(policyOf(html)['style-src']).toEqual(["'self'", hash(sheet)])
})

test('a page of an earlier build gets a new policy and nothing twice', () => {
  const once = securePage(page('<style>a{}</style>', '<p style="top:0">a</p><script>1</script>'), [
    'https://old.example',
  ])
  const twice = securePage(once, FRAMES)
  expect(twice).toBe(once.replace('frame-src https://old.example', `frame-src ${FRAMES.join(' ')}`))
})

test('an event handler in the page stops the build', () => {
  expect(() => securePage(page('', '<p onclick="a()">a</p>'), FRAMES)).toThrow(
    'the Content Security Policy refuses the attribute "onclick".',
  )
})

test('a page without an encoding stops the build', () => {
  expect(() => securePage('<p>a</p>', FRAMES)).toThrow('it has no <meta charset>.')
})

test('what React’s stream leaves before a sign of several bytes is not in the page', () => {
  expect(securePage(page('', '<img alt="The volunteers\0\0’ film"/>'), FRAMES)).toContain('alt="The volunteers’ film"')
})
