/** @jest-environment jsdom */
import { keepSection } from '../../src/inline/keepSection'

const HALF = 384

/** A page with sections at these heights of the window, scrolled so far. */
const draw = (tops: readonly number[], scrollY: number) => {
  document.body.innerHTML = `<main>
    <section aria-labelledby="banner-heading"></section>
    <section id="team" aria-labelledby="team-heading"></section>
    <section aria-labelledby="help-heading"></section>
  </main><a hreflang="id" href="/id">Bahasa Indonesia</a><a href="/news">News</a>
`
  document.querySelectorAll('section').forEach((section, i) => {
    section.getBoundingClientRect = () => ({ top: tops[i] }) as DOMRect
  })
  Object.assign(window, { scrollY })
  const [language, other] = document.querySelectorAll('a')
  return { language: language!, other: other! }
}

beforeAll(keepSection)

test.each([
  ['/id', [0, 900, 1800], 0],
  ['/id#banner-heading', [-100, HALF, 1200], 100],
  ['/id#team', [-900, HALF - 1, 1200], 900],
  ['/id#help-heading', [-2400, -1600, -800], 2400],
] as const)('leads to %s where the sections stand at %j', (address, tops, scrollY) => {
  const { language } = draw(tops, scrollY)
  language.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(language.href).toBe(`http://localhost${address}`)
})

test('by keyboard too, and anew at each press', () => {
  const { language } = draw([-900, 10, 1200], 900)
  language.dispatchEvent(new Event('click', { bubbles: true }))
  expect(language.hash).toBe('#team')
  Object.assign(window, { scrollY: 0 })
  language.dispatchEvent(new Event('click', { bubbles: true }))
  expect(language.hash).toBe('')
})

test('other links lead where they led', () => {
  const { other } = draw([-900, 10, 1200], 900)
  other.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(other.getAttribute('href')).toBe('/news')
})
