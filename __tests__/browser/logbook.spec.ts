/** The card at the end of the dive down the home page: reached, named, saved, shared, without script, on paper. */
import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { LOGBOOK_ROUTE } from '../../src/config/routes'
import { todayOnLombok } from '../../src/lib/todayOnLombok'

const card = (page: Page) => page.getByRole('main').getByRole('img', { name: /30 m/ })

test('the home page ends with the way to it; it bears the day, and the name that is in the saved picture', async ({
  page,
}) => {
  await page.goto('/id')
  await page.getByRole('link', { name: 'Cap buku log Anda' }).click()
  await expect(page).toHaveURL(new RegExp(`${LOGBOOK_ROUTE}$`))
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('Nengah')) sent.push(request.url())
  })
  const download = page.waitForEvent('download')
  // before the script came
  await page.getByRole('textbox').evaluate((field: HTMLInputElement) => (field.value = 'Nengah'))
  await page.getByRole('button', { name: 'Simpan sebagai gambar' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('logbook-30-m.png')
  await expect(card(page)).toContainText('Nengah')
  await expect(card(page)).toContainText(todayOnLombok('id'))
  await expect(page.getByRole('status')).not.toBeEmpty()
  const saved = sharp(readFileSync(await file.path()))
  expect(await saved.metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 })
  // words in the fonts of the page and pictures of animals, not sheets of one colour
  expect((await saved.stats()).entropy).toBeGreaterThan(3)
  expect(sent).toEqual([])
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0])
})

test('hands the picture on where the browser can, and else saves it', async ({ page }) => {
  await page.goto(LOGBOOK_ROUTE)
  const share = page.getByRole('button', { name: 'Share' })
  await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: () => false, configurable: true }))
  const download = page.waitForEvent('download')
  await share.click()
  expect((await download).suggestedFilename()).toBe('logbook-30-m.png')
  await expect(page.getByRole('status')).not.toBeEmpty()
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => true })
    Object.defineProperty(navigator, 'share', {
      value: ({ files }: { files: File[] }) => {
        document.title = files.map(({ name, type }) => `${name} ${type}`).join()
        return Promise.resolve()
      },
    })
  })
  await share.click()
  await expect(page).toHaveTitle('logbook-30-m.png image/png')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the card is there to print, alone on one page, and no button that does nothing', async ({ page }) => {
    await page.goto(LOGBOOK_ROUTE)
    await expect(card(page)).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(card(page)).toHaveAccessibleName(/Manta ray, 1 m/)
    await page.emulateMedia({ media: 'print' })
    await expect(card(page)).toBeVisible()
    await expect(page.getByRole('heading')).toHaveCount(0)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})
