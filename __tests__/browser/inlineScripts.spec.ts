/** Scripts that stand in the pages (src/inline) are texts of functions: whatever they use has to be in the browser or in them. */
import { expect, test } from '@playwright/test'
import { Linter } from 'eslint'
import { PAGE_KINDS } from './site'

/** Names that a script uses and neither declares nor finds in the browser, by the name that is missing. */
const missingNames = (script: string, known: readonly string[]) =>
  new Linter()
    .verify(script, {
      languageOptions: { sourceType: 'script', globals: Object.fromEntries(known.map((name) => [name, 'readonly'])) },
      rules: { 'no-undef': 'error' },
    })
    .map(({ message }) => message)

test('a helper of the compiler would be missed', () => {
  expect(missingNames('(() => _spread([...document.images]))()', ['document'])).toEqual(["'_spread' is not defined."])
})

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`${kind}: no script in the page uses anything from outside`, async ({ page }) => {
    await page.goto(path)
    const known = await page.evaluate(() => [
      ...Object.getOwnPropertyNames(window),
      ...Object.getOwnPropertyNames(EventTarget.prototype),
    ])
    const scripts = await page
      .locator('script:not([src], [type="application/ld+json"], [type="speculationrules"])')
      .evaluateAll((all) => all.map((script) => script.textContent!))
    expect(scripts.length).toBeGreaterThan(1)
    for (const script of scripts) expect(missingNames(script, known)).toEqual([])
  })
}
