/** The card at the end of the dive down the home page: reached, named, saved, shared, without script, on paper. */
import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { LOGBOOK_ROUTE } from '../../src/config/routes'
import { todayOnLombok } from '../../src/lib/todayOnLombok'

const LANGUAGES = [
  {
    language: 'en',
    home: '/',
    route: LOGBOOK_ROUTE,
    stamp: 'Stamp your logbook',
    save: 'Save as a picture',
    share: 'Share',
  },
  {
    language: 'id',
    home: '/id',
    route: `/id${LOGBOOK_ROUTE}`,
    stamp: 'Cap buku log Anda',
    save: 'Simpan sebagai gambar',
    share: 'Bagikan',
  },
]
const card = (page: Page) => page.getByRole('main').getByRole('img', { name: /30 m/ })

for (const { language, home, route, stamp, save, share } of LANGUAGES) {
  test.describe(language, () => {
    test('the home page ends with the way to it', async ({ page }) => {
      await page.goto(home)
      await page.getByRole('link', { name: stamp }).click()
      await expect(page).toHaveURL(new RegExp(`${route}$`))
      await expect(card(page)).toBeVisible()
    })

    test('the card and the words beside it bear the day before any script is asked for', async ({ page }) => {
      const scripts: string[] = []
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
      await page.goto(route)
      const today = todayOnLombok(language)
      await expect(card(page)).toContainText(today)
      await expect(page.getByRole('definition').filter({ hasText: today })).toBeVisible()
      expect(scripts).toEqual([])
    })

    test('saves the card as a picture, and says so', async ({ page }) => {
      await page.goto(route)
      await page.getByRole('textbox').fill('Nengah')
      await expect(card(page)).toContainText('Nengah')
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: save }).click()
      const file = await download
      expect(file.suggestedFilename()).toBe('logbook-30-m.png')
      await expect(page.getByRole('status')).not.toBeEmpty()
      const saved = sharp(readFileSync(await file.path()))
      expect(await saved.metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 })
      // words in the fonts of the page and pictures of animals, not sheets of one colour
      expect((await saved.stats()).entropy).toBeGreaterThan(3)
    })

    test('copies the link where the browser hands no files on, and says so', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(route)
      await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: () => false }))
      await page.getByRole('button', { name: share }).click()
      await expect(page.getByRole('status')).not.toBeEmpty()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    })
  })
}

test('hands the picture on where the browser can', async ({ page }) => {
  await page.goto(LOGBOOK_ROUTE)
  await page.evaluate(() =>
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files }: { files: File[] }) => {
        document.title = files.map(({ name, type }) => `${name} ${type}`).join()
        return Promise.resolve()
      },
    }),
  )
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page).toHaveTitle('logbook-30-m.png image/png')
  await expect(page.getByRole('status')).toBeEmpty()
})

test('a name that was typed before the script came is in the picture', async ({ page }) => {
  await page.goto(LOGBOOK_ROUTE)
  const save = page.getByRole('button', { name: 'Save as a picture' })
  const download = page.waitForEvent('download')
  await page.getByRole('textbox').evaluate((field: HTMLInputElement) => (field.value = 'Nengah'))
  await save.click()
  const atOnce = readFileSync(await (await download).path())
  await expect(card(page)).toContainText('Nengah')
  const again = page.waitForEvent('download')
  await save.click()
  expect(atOnce.equals(readFileSync(await (await again).path()))).toBe(true)
})

test('keeps and sends nothing', async ({ page }) => {
  await page.goto(LOGBOOK_ROUTE)
  await page.getByRole('textbox').fill('Nengah')
  const download = page.waitForEvent('download')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('Nengah')) sent.push(request.url())
  })
  await page.getByRole('button', { name: 'Save as a picture' }).click()
  await download
  expect(sent).toEqual([])
  const kept = () => [document.cookie, localStorage.length, JSON.stringify(sessionStorage).includes('Nengah')]
  expect(await page.evaluate(kept)).toEqual(['', 0, false])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the card is there to print, with room for day and name, and no button that does nothing', async ({ page }) => {
    await page.goto(LOGBOOK_ROUTE)
    await expect(card(page)).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('definition').filter({ hasText: 'Manta ray' })).toBeVisible()
  })
})

test('on paper the card stands alone, on one page', async ({ page }) => {
  await page.goto(LOGBOOK_ROUTE)
  await page.emulateMedia({ media: 'print' })
  await expect(card(page)).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(0)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
