/** A site whose address has a path: nothing of it leads past that path, on the page as it is sent and after its script. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { checkLinks } from '../../hosting/checkRelease'
import { sitePathOf } from '../../src/gatsby/sitePathOf'

const ROOT = process.cwd()
const PUBLIC = join(ROOT, 'public')
const PATH = sitePathOf()

// of a site that can be released SITE_URL says nothing (src/gatsby/preview.ts)
test.skip(
  !PATH,
  'The address of this site has no path; put one behind siteUrl in content/settings/contact.md to test it.',
)

/** Opens a page and notes what it asks of this host past the path, and what is not there. */
const watch = (page: Page, origin: string) => {
  const wrong: string[] = []
  page.on('request', (request) => {
    const { origin: asked, pathname } = new URL(request.url())
    if (asked === origin && !`${pathname}/`.startsWith(`${PATH}/`)) wrong.push(request.url())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`)
  })
  return wrong
}

let wrong: string[]
let at: (route: string) => string
test.beforeEach(({ page, baseURL }) => {
  at = (route) => baseURL + route
  wrong = watch(page, new URL(baseURL!).origin)
})

test('every link, picture and style of every page leads to a file below the path', () => {
  expect(checkLinks(PUBLIC, ROOT)).toEqual([])
})

/** What other programs read; style sheets, whose files begin with a slash. */
const TOLD = /([.](css|html|xml|ics)|feed[.]json|robots[.]txt)$/

test('so does every address in style sheets, feeds, calendars, sitemap and structured data', () => {
  const entries = readdirSync(PUBLIC, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = new Set(entries.map(({ parentPath, name }) => relative(PUBLIC, join(parentPath, name))))
  const textOf = (file: string) => readFileSync(join(PUBLIC, file), 'utf8').replace(/\r\n[ \t]/g, '')
  const origin = /<link rel="canonical" href="(https:\/\/[^/"]+)/.exec(textOf('index.html'))![1]!
  const addresses = new RegExp(`(?<=${origin})/[^\\s"'<>&?#\\\\]*|(?<=url\\(["']?)/[^"')]+`, 'g')
  const isThere = (address: string) => {
    const file = decodeURIComponent(address.slice(PATH.length)).slice(1)
    return `${address}/`.startsWith(`${PATH}/`) && (files.has(file) || files.has(join(file, 'index.html')))
  }
  const lost = [...files]
    .filter((file) => TOLD.test(file) && !file.startsWith('_gatsby'))
    .flatMap((file) => (textOf(file).match(addresses) ?? []).filter((one) => !isThere(one)).map((one) => [file, one]))
  expect(lost).toEqual([])
})

test('a visitor searches, opens what was found and goes back', async ({ page }) => {
  await page.goto(at(''))
  await page.getByRole('link', { name: 'Search' }).first().click()
  const field = page.getByRole('dialog').getByRole('searchbox')
  await field.fill('mangrove')
  const found = page.getByRole('dialog').getByRole('listitem').first()
  const picture = found.locator('img')
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await found.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${PATH}/(detail-news|guides/)`))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${PATH}/?$`))
  await page.getByRole('link', { name: 'Search' }).first().click()
  await field.fill('turtle')
  await field.press('Enter')
  await expect(page).toHaveURL(at('/search?q=turtle'))
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  expect(wrong).toEqual([])
})

test('the page in the other language keeps its words once its script has come', async ({ page }) => {
  await page.goto(at('/dive-with-us'))
  await page.getByRole('link', { name: 'Bahasa Indonesia' }).first().click()
  await expect(page).toHaveURL(at('/id/dive-with-us'))
  await page.getByRole('button').and(page.locator(':visible')).first().hover()
  await page.waitForFunction(() => !window.replayInteractions)
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  const past = await page
    .locator(':is(a[href^="/"], img[src^="/"])')
    .evaluateAll(
      (all, path) =>
        all
          .map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '')
          .filter((address) => !`${address}/`.startsWith(`${path}/`)),
      PATH,
    )
  expect(past).toEqual([])
  expect(wrong).toEqual([])
})

test('a gallery picture opens large, a section by its key', async ({ page }) => {
  await page.goto(at('/#gallery'))
  await expect(page.locator('#gallery')).toBeInViewport()
  await page.locator('#gallery').getByRole('link').first().click()
  await expect(page.getByRole('dialog').locator('img').first()).toBeVisible()
  expect(wrong).toEqual([])
})

test('an unknown address leads to the page that was meant, one with a slash to the one without', async ({ page }) => {
  await page.goto(at('/dive-with-uss'))
  await page.getByRole('link', { name: `${PATH}/dive-with-us`, exact: true }).click()
  await expect(page).toHaveURL(at('/dive-with-us'))
  await page.goto(at('/impact/'))
  await expect(page).toHaveURL(at('/impact'))
  expect(wrong).toEqual([`404 ${at('/dive-with-uss')}`])
})
