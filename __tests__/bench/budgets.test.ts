/** @jest-environment jsdom */
import { exceeded } from '../../bench/budgets'
import { withoutContent } from '../../bench/withoutContent'

const LIMITS = {
  requests: 25,
  'HTML without content, kB': 21,
  'styles, kB': 15,
  'fonts, kB': 48,
  CLS: 0,
  'script at once, kB': 0,
  'script, read, kB': 0,
  'script, used, kB': 90,
}

test('says what grew, why there is a limit and what to do', () => {
  expect(exceeded('home', LIMITS, LIMITS)).toEqual([])
  const [sentence, ...others] = exceeded('home', { ...LIMITS, 'styles, kB': 16 }, LIMITS)
  expect(others).toEqual([])
  expect(sentence).toContain('home: "styles, kB" has grown to 16; its limit is 15.')
  expect(sentence).toContain('docs/decisions.md, "The first screen"')
  expect(sentence).toContain('write 16.5 (3 % of room) into bench/budgets.json')
})

const page = (main: string, head = '') =>
  `<!DOCTYPE html><html><head><title>Reef</title>${head}<style data-href="/a.css">a{top:0}</style></head><body><main>${main}</main></body></html>`
const card = (name: string) =>
  `<li class="card"><picture><source srcset="/${name}.avif 400w"><img src="/${name}.jpg" alt="A ${name}"></picture><h3>${name}</h3><p>One.</p></li>`
const one = page(`<ul>${card('turtle')}</ul><p>A word.</p>`)

test.each([
  ['words', page(`<ul>${card('a turtle that has come back')}</ul><p>Some more words.</p>`)],
  ['cards', page(`<ul>${card('turtle')}${card('shark')}${card('ray')}</ul><p>A word.</p>`)],
  ['paragraphs', page(`<ul>${card('turtle')}</ul><p>A word.</p><p>Another <a href="/news">one</a>.</p>`)],
  ['share tags', page(`<ul>${card('turtle')}</ul><p>A word.</p>`, '<meta property="og:title" content="A reef">')],
  ['colours of pictures', page(`<ul>${card('turtle')}</ul><p>A word.</p>`, '<style>[data-style="0"]{top:0}</style>')],
])('an editor’s %s do not make the HTML without content grow', (_what, html) => {
  expect(withoutContent(html)).toBe(withoutContent(one))
})

test.each([
  ['styles', one.replace('a{top:0}', 'a{top:0}b{top:0}')],
  ['elements', one.replace('<h3>', '<div class="frame"></div><h3>')],
  ['scripts', one.replace('</main>', '</main><script>start()</script>')],
])('a developer’s %s do', (_what, html) => {
  expect(withoutContent(html).length).toBeGreaterThan(withoutContent(one).length)
})
