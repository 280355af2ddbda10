/** A build with something still to be supplied says so on every page and stays out of search engines; a release says nothing. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { HOME_ROUTE } from '../../src/config/routes'
import { htmlFiles } from '../../src/gatsby/builtPages/htmlFiles'
import { WORDS } from '../../src/i18n/words'
import { standIns } from '../../src/schema/launchReport'

const left = standIns(process.cwd())
const isPreview = left.length > 0
const LINE = WORDS.en.common.standInsLeft(left.length)

test('every page says how much is left, and is not for search engines', () => {
  for (const file of htmlFiles('public').filter((one) => !one.startsWith('admin'))) {
    const html = readFileSync(join('public', file), 'utf8')
    const language = /^id\b/.test(file) ? 'id' : 'en'
    const says = html.includes(WORDS[language].common.standInsLeft(left.length))
    expect({ file, says, isHidden: /name="robots" content="noindex"/.test(html) }).toEqual({
      ...{ file, says: isPreview, isHidden: isPreview || /404|search|logbook/.test(file) },
    })
    if (isPreview) expect(html).not.toMatch(/property="og:[^>]*Preview/)
  }
})

test('the line is the last of the page, and not on paper', async ({ page }) => {
  test.skip(!isPreview, 'Nothing is left to be supplied.')
  const line = page.getByText(LINE, { exact: true })
  await page.goto(HOME_ROUTE)
  expect((await page.getByRole('banner').boundingBox())!.y).toBe(0)
  const [footer, below] = [await page.getByRole('contentinfo').boundingBox(), await line.boundingBox()]
  expect(below!.y).toBeCloseTo(footer!.y + footer!.height, 0)
  await page.emulateMedia({ media: 'print' })
  await expect(line).toBeHidden()
})
