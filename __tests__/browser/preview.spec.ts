/** A build with something still to be supplied says so on every page and stays out of search engines; a release says nothing. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { HOME_ROUTE, LAUNCH_REPORT_ROUTE } from '../../src/config/routes'
import { ALL_LANGUAGES, LANGUAGES } from '../../src/i18n/languages'
import { routeIn } from '../../src/i18n/routeIn'
import { WORDS } from '../../src/i18n/words'
import { standIns } from '../../src/schema/launchReport'
import { PAGE_KINDS } from './site'

const left = standIns(process.cwd())
const isPreview = left.length > 0
const LINE = WORDS.en.common.standInsLeft(left.length)

test('on each page one line says how much is left, above the header, and the page is not for search engines', async ({
  page,
}) => {
  const line = page.getByRole('complementary').getByRole('link', { name: LINE })
  for (const kind of ['home', 'plain article', 'dive', 'not found'] as const) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(PAGE_KINDS[kind])
    await expect(line, kind).toHaveCount(isPreview ? 1 : 0)
    if (!isPreview) continue
    const [above, header] = [await line.boundingBox(), await page.getByRole('banner').boundingBox()]
    expect.soft(above!.y, kind).toBe(0)
    expect.soft(above!.height, kind).toBeGreaterThanOrEqual(24)
    expect.soft(header!.y, kind).toBe(above!.height)
    await expect.soft(page.locator('meta[name=robots]'), kind).toHaveAttribute('content', 'noindex')
    await expect.soft(page.locator('meta[property^="og:"][content*="Preview"]'), kind).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect.soft(line, kind).toBeHidden()
  }
})

test.describe('the report', () => {
  test.skip(!isPreview, 'Nothing is left to be supplied.')

  for (const language of ALL_LANGUAGES) {
    const { name } = LANGUAGES[language]
    test(`is what the line leads to, without script too, and lists every value, in ${name}`, async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({ baseURL, javaScriptEnabled: false })
      await page.goto(routeIn(language, HOME_ROUTE))
      await page.getByRole('link', { name: WORDS[language].common.standInsLeft(left.length) }).click()
      await expect(page).toHaveURL(routeIn(language, LAUNCH_REPORT_ROUTE))
      await expect(page.getByRole('main').getByRole('term')).toHaveCount(left.length)
      await expect(page.getByRole('main')).toContainText(left[0]!.value)
      await page.close()
    })
  }

  test('stands in no list for others', () => {
    for (const file of ['sitemap.xml', 'rss.xml', 'feed.json']) {
      expect(readFileSync(join('public', file), 'utf8')).not.toContain(LAUNCH_REPORT_ROUTE)
    }
  })

  test('fits a window of 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(LAUNCH_REPORT_ROUTE)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})

test('a release has no report', () => {
  expect(existsSync(join('public', LAUNCH_REPORT_ROUTE, 'index.html'))).toBe(isPreview)
})
