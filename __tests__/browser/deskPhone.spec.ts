/** A story written on a telephone in Indonesian: every step by touch, at 360 × 740. */
import { expect, test, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { notice, noDesk, openedDesk, type OpenedDesk } from './localDesk'
import { skipWithout } from './skipWithout'

skipWithout('desk', noDesk)
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'id' })

let desk: OpenedDesk
test.beforeAll(async () => {
  desk = await openedDesk()
})
test.afterAll(() => desk?.stop())

/** A photograph that lies on its side, larger than the site needs, and says where it was taken. */
const photograph = (background: string) =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

const expectInReach = async (page: Page) => {
  const out = await page.evaluate(() =>
    [...document.querySelectorAll('button, [role=menuitem], a[href]')]
      // the kinds of content are a row that a finger moves
      .filter((one) => !one.closest('[class*="-SidebarNavList"]'))
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect()
        return width > 0 && (left < 0 || right > window.innerWidth)
      })
      .map((one) => one.outerHTML.slice(0, 150)),
  )
  expect(out).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
}

test('a story with a photograph, and a word corrected later', async ({ page }) => {
  test.slow()
  page.on('dialog', (dialog) => void dialog.accept())
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const publish = async () => {
    await page.getByRole('button', { name: 'Terbitkan', exact: true }).tap()
    await page.getByRole('menuitem', { name: 'Terbitkan sekarang' }).tap()
  }
  await page.goto(desk.address)
  await page.getByRole('button', { name: 'Masuk' }).tap()
  await page.getByRole('button', { name: 'Buat baru' }).tap()
  await expectInReach(page)
  await page.getByRole('menuitem', { name: 'berita' }).tap()
  await field('Judul').fill('Dilihat dari ponsel')
  await expectInReach(page)

  // what may stay empty is folded, but for who sees the story
  await expect(field('Penulis (boleh kosong)')).toBeHidden()
  await expect(page.getByText('Draf (boleh kosong)')).toBeVisible()
  await expect(page.getByText('Fakta (boleh kosong)')).toBeHidden()
  await expect(page.getByText('Otomatis bergeser (boleh kosong)')).toBeHidden()
  await page.getByRole('button', { name: 'Tampilkan semua kolom' }).tap()
  await expect(field('Penulis (boleh kosong)')).toBeVisible()

  await publish()
  await expect(notice(page)).toContainText('Belum tersimpan.')
  await expect(page.getByText('Ringkasan harus diisi.')).toBeVisible()

  await field('Ringkasan').fill('Pendek.')
  await publish()
  await expect(page.getByText('“Ringkasan” berisi 7 karakter; tulis satu atau dua kalimat')).toBeVisible()
  await field('Ringkasan').fill(
    'Satu bungkus kopi, enam perhentian menuruni bukit, dan di setiap perhentian ada tangan yang bisa menangkapnya sebelum laut.',
  )
  await page.getByLabel('Tanggal', { exact: true }).fill('2025-06-01')
  for (const [place, name] of ['WhatsApp Image (1).JPG', 'IMG_2.jpg'].entries()) {
    // those that are chosen already offer another picture
    await page.getByRole('button', { name: 'Pilih gambar', exact: true }).first().tap()
    const library = page.getByRole('dialog')
    await expect(library.getByPlaceholder('Cari …')).toBeVisible()
    const picture = { name, mimeType: 'image/jpeg', buffer: await photograph(place ? '#258' : '#582') }
    await library.locator('input[type=file]').setInputFiles(picture)
    await library.getByRole('button', { name: 'Pakai yang dipilih' }).tap()
    await field(place ? 'Yang terlihat di gambar kedua' : 'Yang terlihat di gambar').fill(
      'Piring biru di atas meja kayu',
    )
  }
  await field('Topik').fill('Laut')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox').and(page.locator('[contenteditable]')).first().tap()
  await page.keyboard.type('Pukul enam pagi, dan teluk masih tenang.')
  const draft = page.locator('[class*="-ControlContainer"]', { hasText: 'Draf (boleh kosong)' }).getByRole('switch')
  await draft.tap()
  // by way of a telephone it takes a while until the desk has loaded what was new
  await page.route('**/api/v1', async (route) => {
    if (route.request().postData()?.includes('"getEntry"')) await setTimeout(500)
    return route.continue()
  })
  await publish()
  await expect(notice(page)).toContainText('Tersimpan sebagai draf')
  await draft.tap()
  await publish()
  await expect(notice(page)).toContainText('Tersimpan. Pengunjung melihatnya')

  await page.unroute('**/api/v1')
  const page54 = notice(page).getByRole('link', { name: 'Lihat halamannya' })
  await expect(page54).toHaveAttribute('href', '/id/detail-news-54')

  const folder = 'news/54-dilihat-dari-ponsel'
  expect(desk.isThere(folder.replace('54', '55'))).toBe(false)
  expect(desk.read(`${folder}/index.id.md`)).toContain('\ndraft: false\n')
  expect(desk.isThere(`${folder}/index.md`)).toBe(false)
  expect(desk.read(`${folder}/index.id.md`)).toContain('\npicture: whatsapp-image-1.jpg\n')
  const { width, height, exif, orientation } = await sharp(
    readFileSync(join(desk.root, folder, 'whatsapp-image-1.jpg')),
  ).metadata()
  expect({ width, height, exif, orientation }).toEqual({
    width: 1600,
    height: 2400,
    exif: undefined,
    orientation: undefined,
  })
  expect(await desk.mistakes()).toEqual([])

  await page.goto('about:blank')
  await page.goto(desk.address)
  const story = page.getByRole('link', { name: /^54 · / })
  await expect(story).toBeInViewport()
  await story.tap()
  await page.getByRole('button', { name: 'Menulis dalam bahasa ID' }).tap()
  await page.getByRole('menuitem', { name: 'en', exact: true }).tap()
  await expect(field('Tanggal')).toBeHidden()
  await page.getByRole('button', { name: 'Menulis dalam bahasa EN' }).tap()
  await page.getByRole('menuitem', { name: 'id', exact: true }).tap()
  await field('Judul').fill('Terlihat dari ponsel')
  await publish()
  await expect(notice(page)).toContainText('Tersimpan. Pengunjung melihatnya')
  expect(desk.read(`${folder}/index.id.md`)).toContain('\ntitle: Terlihat dari ponsel\n')
  expect(desk.isThere(`${folder}/index.md`)).toBe(false)
})
