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

test('no script in a page uses anything from outside', async ({ page, request }) => {
  await page.goto('/')
  const known = await page.evaluate(() => [
    ...Object.getOwnPropertyNames(window),
    ...Object.getOwnPropertyNames(EventTarget.prototype),
  ])
  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    const html = await (await request.get(path)).text()
    const scripts = await page.evaluate(
      (text) =>
        [
          ...new DOMParser()
            .parseFromString(text, 'text/html')
            .querySelectorAll('script:not([src], [type="application/ld+json"], [type="speculationrules"])'),
        ].map((script) => script.textContent!),
      html,
    )
    expect(scripts.length, kind).toBeGreaterThan(1)
    for (const script of scripts) expect.soft(missingNames(script, known), kind).toEqual([])
  }
})
