import { forOlderBrowsers, olderBrowsersSheet } from '../../../src/gatsby/builtPages/olderBrowsers'
import { LAYERS } from '../../../src/styles/layers'

const sheet = (css: string) => olderBrowsersSheet([css], 'p{margin:1em}')

describe('the sheet of older browsers', () => {
  test('has no layers, and a rule of a later layer beats a weightier one of an earlier layer', () => {
    const css = sheet('@layer sections{.a{color:red}}@layer base{main p.a{color:blue}}')
    expect(css).not.toContain('@layer')
    const [earlier, later] = ['red', 'blue'].map((colour) => css.split(colour)[0]!.split('}').at(-1)!.split('#').length)
    expect(earlier).toBeGreaterThan(later!)
  })

  test.each([
    ['height:100dvh', 'height:100vh', '(height:1dvh)'],
    ['min-height:min(100svh - var(--a),2.5svh)', 'min-height:min(100vh - var(--a),2.5vh)', '(height:1dvh)'],
    ['overflow-x:clip', 'overflow-x:hidden', '(overflow:clip)'],
  ])('says %s in older words, and in these where they are known', (young, old, known) => {
    const css = sheet(`@layer base{p{${young};top:0}}`).replaceAll(/:not\(#\\#\)/g, '')
    expect(css).toContain(`p{${old};top:0}@supports ${known}{p{${young}}}`)
  })

  test.each(['--h:100dvh', 'clip-path:inset(0)', 'height:50vh'])('leaves %s as it is', (declaration) => {
    expect(sheet(`@layer base{p{${declaration}}}`)).toContain(`{${declaration}}`)
  })

  test('keeps fallbacks', () => {
    expect(sheet('@layer base{@supports not (width:1cqi){p{color:red}}}')).toMatch(
      /@supports not \(width:1cqi\)\{p[^{]*\{color:red\}\}/,
    )
  })

  test('is the plain one where the browser cannot show the design', () => {
    expect(sheet('')).toMatch(
      /^@supports not \(\(aspect-ratio: 1\) and selector\(:focus-visible\)\)\{p\{margin:1em\}\}@supports/,
    )
  })
})

describe('a page', () => {
  const page = (styles: string) =>
    `<style>${LAYERS}</style><style data-href="/a.css" data-identity="gatsby-global-css">${styles}</style>`
  const ASKED = '@starting-style{}@import"/older.1.css";'

  test('asks for the sheet of older browsers behind a rule that only they do not know', () => {
    expect(forOlderBrowsers(page('p{margin:0}'), '/older.1.css')).toContain(`<style>${LAYERS}${ASKED}</style>`)
  })

  test('has no fallbacks', () => {
    const styles = '@layer a{p{margin:0}@supports (top:1px){p{margin:1px}}@supports not (top:1px){p{margin:2px}}}'
    expect(forOlderBrowsers(page(styles), '/older.1.css')).toContain(
      '@layer a{p{margin:0}@supports (top:1px){p{margin:1px}}}<',
    )
  })

  test('that an earlier build finished asks for the sheet of this one', () => {
    const before = forOlderBrowsers(page('p{margin:0}'), '/older.0.css')
    expect(forOlderBrowsers(before, '/older.1.css')).toBe(forOlderBrowsers(page('p{margin:0}'), '/older.1.css'))
  })
})
