/** What happens to editors, against which the desk keeps their work. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { publish } from './deskPage'
import { besidePreview, localDesk, noDesk } from './localDesk'
import { skipWithout } from './skipWithout'

skipWithout('desk', noDesk)
test.describe.configure({ mode: 'serial' })

const DAMAGED = '21-ocean-acidification'
const FIRST = '14-plastic-kitchen-to-reef'
const SECOND = '22-sea-level-rise'

let desk: Awaited<ReturnType<typeof localDesk>>
let context: BrowserContext

const fileOf = (folder: string) => `news/${folder}/index.md`
const before = (folder: string) => readFileSync(join('content', fileOf(folder)), 'utf8')
const titleOf = (folder: string) => /^title: "?(.*?)"?$/m.exec(before(folder))![1]!

test.beforeAll(async ({ browser }) => {
  desk = await localDesk((root) =>
    writeFileSync(join(root, 'content', fileOf(DAMAGED)), before(DAMAGED).replace('title: ', 'title: Two: ')),
  )
  context = await browser.newContext()
  await context.addInitScript(besidePreview)
})

test.afterAll(async () => {
  await context?.close()
  desk?.stop()
})

const openDesk = async () => {
  const page = await context.newPage()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.accept()
  })
  await page.goto(`${desk.address}#/collections/NewsArticle`)
  const login = page.getByRole('button', { name: 'Login' })
  const list = page.getByRole('heading', { name: 'Collections' })
  await expect(login.or(list)).toBeVisible()
  if (await login.isVisible()) await login.click()
  await expect(list).toBeVisible()
  return { page, asked }
}

const open = (page: Page, folder: string) =>
  page.evaluate((hash) => (window.location.hash = hash), `#/collections/NewsArticle/entries/${folder}/index`)
const title = (page: Page) => page.getByLabel('Title', { exact: true })
const text = (page: Page) => page.locator('[data-slate-editor]')

test('a file that cannot be read hides no other, says why, and is not saved over', async () => {
  const { page } = await openDesk()
  const entries = page.getByRole('link').filter({ has: page.locator('xpath=self::a[contains(@href, "/entries/")]') })
  await expect(entries.filter({ hasText: titleOf(FIRST) })).toBeVisible()
  await expect(entries).toHaveCount(readdirSync('content/news').length)
  await open(page, DAMAGED)
  await expect(title(page)).toHaveValue(/^This file cannot be read: "title" holds a colon/)
  await title(page).fill('Anything')
  await publish(page)
  await expect(page.getByText('holds a colon followed by a space')).toBeInViewport()
  expect(desk.read(fileOf(DAMAGED))).toContain('title: Two: ')
  await page.close()
})

test('what was written is there again after the tab was killed', async () => {
  const { page } = await openDesk()
  await open(page, FIRST)
  await expect(title(page)).toHaveValue(titleOf(FIRST))
  await title(page).fill('Not saved yet')
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((done) => {
          const opening = indexedDB.open('localforage')
          opening.onsuccess = () => {
            const asking = opening.result.transaction('keyvaluepairs').objectStore('keyvaluepairs').getAllKeys()
            asking.onsuccess = () => done(asking.result.map(String))
          }
        }),
    )
  await expect.poll(kept).toContainEqual(expect.stringContaining(FIRST))
  await page.close({ runBeforeUnload: false })

  const { page: again, asked } = await openDesk()
  await open(again, FIRST)
  await expect(title(again)).toHaveValue('Not saved yet')
  expect(asked.join()).toContain('A local backup was recovered')
  await publish(again)
  await expect.poll(() => desk.read(fileOf(FIRST))).toBe(before(FIRST).replace(/^title: .*$/m, 'title: Not saved yet'))
  await again.close()
})

test('entries that are edited in turn never mix', async () => {
  const { page } = await openDesk()
  const words = (folder: string) => before(folder).split('---\n')[2]!.trim().split('\n')[0]!
  for (const [folder, sign] of [
    [FIRST, 'Added to the first. '],
    [SECOND, 'Added to the second. '],
  ] as const) {
    await open(page, folder)
    await expect(text(page)).toContainText(words(folder).slice(0, 20))
    await expect(title(page)).not.toHaveValue('')
    await text(page)
      .getByText(words(folder).slice(0, 20))
      .first()
      .click({ position: { x: 1, y: 8 } })
    await page.keyboard.type(sign)
    await publish(page)
    await expect.poll(() => desk.read(fileOf(folder))).toContain(`\n${sign}${words(folder)}`)
    // the file is there before the desk knows it, which until then asks whether to leave the page
    await expect(page.getByText('Changes Saved')).toBeVisible()
  }
  const saved = (folder: string) => desk.read(fileOf(folder))
  expect(saved(FIRST)).not.toContain('to the second')
  expect(saved(FIRST).replace('Added to the first. ', '')).toBe(
    before(FIRST).replace(/^title: .*$/m, 'title: Not saved yet'),
  )
  expect(saved(SECOND).replace('Added to the second. ', '')).toBe(before(SECOND))
  await page.close()
})

test('ten pictures are added at once', async () => {
  const folder = '07-with-restor'
  const { page } = await openDesk()
  await open(page, folder)
  const photo = async (_: unknown, i: number) => ({
    name: `DAY-${i + 1}.JPG`,
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: { r: 0, g: 80, b: 20 * i } } })
      .jpeg()
      .toBuffer(),
  })
  const photos = await Promise.all(Array.from({ length: 10 }, photo))
  const names = photos.map(({ name }) => name.toLowerCase())
  await page.getByLabel('Add several pictures at once').setInputFiles(photos)
  const alts = page.getByLabel('Alt', { exact: true })
  await expect(alts).toHaveCount(10)
  for (const [i] of names.entries()) await alts.nth(i).fill(`A plate, ${i + 1} of ten`)
  await publish(page)
  await expect.poll(() => readdirSync(join(desk.root, 'content/news', folder))).toEqual(expect.arrayContaining(names))
  for (const name of names) expect(desk.read(fileOf(folder))).toContain(`\n  - picture: ${name}\n`)
  await page.close()
})

test('the desk speaks Indonesian in an Indonesian browser', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'id-ID' })
  await page.goto(desk.address)
  await page.getByRole('button', { name: 'Masuk' }).click()
  await expect(page.getByRole('heading', { name: 'Kumpulan' })).toBeVisible()
  await page.getByRole('link', { name: 'Berita', exact: true }).click()
  await page.getByRole('link', { name: 'Buat berita' }).click()
  await expect(page.getByLabel('Judul', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Tulis satu atau dua kalimat, 110 sampai 160 karakter.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dua bahasa berdampingan' })).toBeVisible()
  await expect(page.getByText('Menulis dalam bahasa Indonesia')).toBeVisible()
  await expect(page.getByText('Tambah beberapa gambar sekaligus')).toBeVisible()
  await page.getByRole('button', { name: 'Terbitkan', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Terbitkan sekarang' }).click()
  await expect(page.getByText('Judul harus diisi.', { exact: true })).toBeVisible()
  const topics = page.getByRole('list').filter({ hasText: 'Topik harus diisi.' })
  await expect(topics).toHaveText('Topik harus diisi.')
  await page.getByLabel('Judul', { exact: true }).first().fill('Karang <b>baru</b>')
  await page.getByLabel('Yang terlihat di gambar', { exact: true }).first().fill('IMG_2031.jpg')
  // until the sentence that stands over it has gone
  await page.getByRole('button', { name: 'Terbitkan', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Terbitkan sekarang' }).click()
  await expect(page.getByText('“Judul” berisi <b>baru</b>; tanda HTML akan tampil begitu saja')).toBeVisible()
  await expect(page.getByText('“Yang terlihat di gambar” berisi nama berkas, "IMG_2031.jpg"')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await page.close()
})
