/** The editors' desk on a copy of the content, in a real browser, against decap-server. */
import { expect, test, type Page } from '@playwright/test'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { HEIC } from '../scripts/heicPatches'
import { translationOf } from '../../src/schema/translation'
import { deskConfig } from '../../src/cms/deskConfig'
import { openEntry, publish, saved, signIn } from './deskPage'
import { bundled } from './bundledFromDecap'
import { besidePreview, localDesk, noDesk } from './localDesk'
import { skipWithout } from './skipWithout'

skipWithout('desk', noDesk)
test.describe.configure({ mode: 'serial' })

const PICTURES = resolve('content/news/14-plastic-kitchen-to-reef')
let desk: Awaited<ReturnType<typeof localDesk>>
let page: Page
const elsewhere: string[] = []
const refused: string[] = []

const read = (path: string) => desk.read(path)
const before = (path: string) => readFileSync(join('content', path), 'utf8')

test.beforeAll(async ({ browser }) => {
  desk = await localDesk()
  page = await browser.newPage()
  await page.addInitScript(besidePreview)
  page.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1|blob:|data:)/.test(request.url())) elsewhere.push(request.url())
  })
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await signIn(page, desk.address)
})

test.afterAll(async () => {
  await page?.close()
  desk?.stop()
})

const open = (entry: string) => openEntry(page, desk.address, entry)
const field = (label: string) => page.getByLabel(label, { exact: true })
const save = () => publish(page)

test('lists the articles', async () => {
  await page.getByRole('link', { name: 'News articles' }).click()
  await expect(page.getByRole('link', { name: /From the kitchen to the reef|12 ·/ }).first()).toBeVisible()
})

test('lists hold no words of another language', async () => {
  const entriesOf = (list: string) =>
    page
      .getByRole('link')
      .evaluateAll(
        (links, part) => links.map((link) => decodeURI(link.getAttribute('href') ?? '').split(part)[1]).filter(Boolean),
        `/${list}/entries/`,
      )
  const inEnglish = (folder: string) =>
    readdirSync(`content/${folder}`)
      .filter((name) => !translationOf(name))
      .map((name) => name.replace('.md', ''))
  await open('MerchandiseItem')
  await expect.poll(async () => (await entriesOf('MerchandiseItem')).sort()).toEqual(inEnglish('merchandise'))
  await open('ProcessStep')
  const steps = inEnglish('process').map((folder) => `${folder}/index`)
  await expect.poll(async () => (await entriesOf('ProcessStep')).sort()).toEqual(steps)
})

test('an edit changes its own line and nothing else', async () => {
  const path = 'news/14-plastic-kitchen-to-reef/index.md'
  await open('NewsArticle/entries/14-plastic-kitchen-to-reef/index')
  await field('Title').fill('Another title')
  await save()
  await expect.poll(() => read(path)).toBe(before(path).replace(/^title: .*$/m, 'title: Another title'))
})

test('what belongs together is written in a form within the form', async () => {
  const path = 'news/07-with-restor/index.md'
  expect(before(path)).not.toContain('\nfacts:')
  await open('NewsArticle/entries/07-with-restor/index')
  await page.getByRole('button', { name: /^Add facts/i }).click()
  await field('Value').fill('150')
  await field('What').fill('projects on one map')
  await save()
  await expect.poll(() => read(path)).toContain('\nfacts:\n  - value: "150"\n    what: projects on one map\n')
  expect(read(path).replace(/\nfacts:\n.*\n.*/, '')).toBe(before(path))
})

test('a picture in a text is a form within the text, and its words are a line of Markdown', async () => {
  const path = 'news/04-stages-of-coral-restoration/index.md'
  await open('NewsArticle/entries/04-stages-of-coral-restoration/index')
  const caption = page.getByLabel(/^Caption/).first()
  await expect(caption).toHaveValue(/^Small corals/)
  await caption.fill('Broken pieces that still live.')
  await save()
  await expect
    .poll(() => read(path))
    .toBe(before(path).replace(/(slide-1\.jpg) ".*"/, '$1 "Broken pieces that still live."'))
})

test('a bad value is refused in the form, in the words of the build', async () => {
  await open('NewsArticle/entries/21-ocean-acidification/index')
  await field('Summary').fill('Too short.')
  await save()
  const sentence = page.getByText('"summary" has 10 characters; write one or two sentences of 110 to 160 characters.')
  await expect(sentence).toBeVisible()
  await expect(sentence).toHaveCSS('text-transform', 'none')
  expect(read('news/21-ocean-acidification/index.md')).toBe(before('news/21-ocean-acidification/index.md'))
})

test('a bad value within a list is refused at its own field', async () => {
  const path = 'news/07-with-restor/index.md'
  const saved = read(path)
  await open('NewsArticle/entries/07-with-restor/index')
  await page.getByRole('button', { name: /^Add facts/i }).click()
  await field('Value').last().fill('a value that is much longer than what there is room for')
  await field('What').last().fill('corals')
  await save()
  const sentence = page.getByRole('listitem').filter({ hasText: '"facts", entry 2, "value", has 55 characters' })
  await expect(sentence).toBeVisible()
  await expect(sentence.locator('xpath=ancestor::div[.//input][1]').getByLabel('Value', { exact: true })).toBeVisible()
  expect(read(path)).toBe(saved)
})

test('a list asks for the pictures that come near the screen, and no other', async () => {
  const asked = new Set<string>()
  const note = (request: { postData(): string | null }) => {
    const { action, params } = JSON.parse(request.postData() ?? '{}') as { action?: string; params?: { path: string } }
    if (action === 'getMediaFile') asked.add(params!.path)
  }
  page.on('request', note)
  await open('NewsArticle')
  const pictures = page.getByTestId('entry-card-image')
  await expect(pictures.first()).toBeVisible()
  const all = readdirSync('content/news').length
  await expect(page.locator('a[href*="/NewsArticle/entries/"]')).toHaveCount(all)
  expect(asked.size).toBeLessThan(all / 2)
  // the list may be drawn anew meanwhile
  await expect(() =>
    page.locator('a[href*="/NewsArticle/entries/"]').last().scrollIntoViewIfNeeded({ timeout: 2_000 }),
  ).toPass()
  await expect.poll(() => [...asked].some((path) => path.includes('/00-'))).toBe(true)
  page.off('request', note)
})

/** A file as a telephone offers it. */
interface Photo {
  name: string
  mimeType: string
  buffer: Buffer
}

const choosePicture = async (label: string, picture: string | Photo) => {
  const box = page.getByLabel('image field').filter({ has: page.getByText(label, { exact: true }) })
  await box.getByRole('button', { name: /^Choose (an|different) image$/ }).click()
  const library = page.getByRole('dialog')
  await library
    .locator('input[type=file]')
    .setInputFiles(typeof picture === 'string' ? join(PICTURES, picture) : picture)
  await library.getByRole('button', { name: 'Choose selected' }).click()
}

const WRITTEN = `---
number: 54
title: A reef seen from a desk
summary: One coffee sachet, six stops downhill and a hand that could have caught it at each. The journey of something used for four seconds.
date: 2025-06-01
picture: lead.jpg
pictureAlt: A hillside above a reef in the morning
secondPicture: second.jpg
secondPictureAlt: A kitchen table with a clay jug on it
topics: [Ocean]
---

Six in the morning.
`

const preview = () => page.frameLocator('#preview-pane')

test('a preview is the page that visitors will see, in its styles, and follows what is written', async () => {
  await open('NewsArticle/entries/22-sea-level-rise/index')
  const title = preview().getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/^title: "?(.*?)"?$/m.exec(before('news/22-sea-level-rise/index.md'))![1]!)
  expect(await title.evaluate((heading) => getComputedStyle(heading).fontFamily)).toContain('Anek Latin')
  await field('Title').fill('Written a moment ago')
  await expect(title).toHaveText('Written a moment ago')
  await expect(preview().getByRole('heading', { level: 3, name: 'Written a moment ago' })).toBeVisible()
  const picture = preview().getByRole('img', { name: /\w/ }).first()
  await expect(picture).toHaveJSProperty('complete', true)
  const shown = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)
  await expect.poll(shown).toBeGreaterThan(1000)
})

test('a new article with a picture passes the check', async () => {
  await open('NewsArticle/new')
  await field('Title').fill('A reef seen from a desk')
  await field('Summary').fill(
    'One coffee sachet, six stops downhill and a hand that could have caught it at each. The journey of something used for four seconds.',
  )
  await field('Date').fill('2025-06-01')
  await choosePicture('Picture', 'lead.jpg')
  await field('Picture alt').fill('A hillside above a reef in the morning')
  await expect(preview().getByRole('img', { name: 'A hillside above a reef in the morning' })).toBeVisible()
  await choosePicture('Second picture', 'second.jpg')
  await field('Second picture alt').fill('A kitchen table with a clay jug on it')
  await field('Topics').click()
  await page.getByRole('option', { name: 'Ocean' }).click()
  await expect(field('Number')).toHaveValue('54')
  await page.locator('[data-slate-editor]').click()
  await page.keyboard.type('Six in the morning.')
  await save()
  await saved(page)
  const path = 'news/54-a-reef-seen-from-a-desk'
  const folder = join(desk.root, 'content', path)
  expect(readdirSync(folder).sort()).toEqual(['index.md', 'lead.jpg', 'second.jpg'])
  expect(read(`${path}/index.md`)).toBe(WRITTEN)
  expect(desk.mistakes()).toEqual([])
})

test('a click on a picture says what must stay in sight of it', async () => {
  await open('NewsArticle/entries/13-founders-year-review/index')
  const picture = page.getByRole('button', { name: 'Click what must stay in sight' }).first()
  await expect(picture.locator('img')).toHaveJSProperty('complete', true)
  const { width, height } = (await picture.boundingBox())!
  await picture.click({ position: { x: width / 4, y: (3 * height) / 4 } })
  await expect(page.getByLabel(/^Picture focus/)).toHaveValue('25% 75%')
  await save()
  await expect.poll(() => read('news/13-founders-year-review/index.md')).toContain('\npictureFocus: 25% 75%\n')
})

test('photographs of a telephone are made safe before they are saved', async () => {
  const folder = 'news/14-plastic-kitchen-to-reef'
  const placed = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#258' } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '8/1 24/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect(placed.includes('Exif')).toBe(true)
  await open(`NewsArticle/entries/14-plastic-kitchen-to-reef/index`)
  await choosePicture('Picture', { name: 'WhatsApp Image (2).JPEG', mimeType: 'image/jpeg', buffer: placed })
  await choosePicture('Second picture', { name: 'IMG_2031.HEIC', mimeType: 'image/heic', buffer: HEIC })
  await save()
  await saved(page)
  expect(read(`${folder}/index.md`)).toContain('\nsecondPicture: img-2031.jpg\n')
  expect(read(`${folder}/index.md`)).toContain('\npicture: whatsapp-image-2.jpg\n')
  const picture = readFileSync(join(desk.root, 'content', folder, 'whatsapp-image-2.jpg'))
  const { width, height, exif } = await sharp(picture).metadata()
  expect({ width, height, exif }).toEqual({ width: 1600, height: 2400 })
})

test('lists show pictures, in an order that the form can change', async () => {
  await open('DivePackage')
  const names = page.getByRole('listitem').filter({ has: page.getByTestId('entry-card-image') })
  await expect(names).toHaveText(['Restorative Dive', 'Combined Dive', 'Snorkeling'])
  const path = 'packages/03-snorkeling/index.md'
  await open('DivePackage/entries/03-snorkeling/index')
  await field('Order (optional)').fill('1')
  await save()
  await expect.poll(() => read(path)).toContain('\norder: 1\n')
  expect(read(path).replace('order: 1\n', '')).toBe(before(path))
  await page.getByRole('link', { name: /Writing in/ }).click()
  await expect(names).toHaveText(['Snorkeling', 'Restorative Dive', 'Combined Dive'])
})

test('an article is deleted', async () => {
  await open('NewsArticle/entries/54-a-reef-seen-from-a-desk/index')
  await page.getByRole('button', { name: 'Delete entry' }).click()
  await expect.poll(() => existsSync(join(desk.root, 'content/news/54-a-reef-seen-from-a-desk/index.md'))).toBe(false)
})

/** The check that the bundled desk leaves out, because it would have to compile code in the editor's browser. */
test('Decap CMS finds nothing wrong with its settings', async () => {
  const widgets = ['datetime', 'image', 'list', 'markdown', 'number', 'object', 'select']
  const script = await bundled(`
    import { validateConfig } from 'decap-cms-core/dist/esm/constants/configSchema'
    import { registerWidget } from 'decap-cms-core/dist/esm/lib/registry'
    ${widgets.map((name) => `import ${name} from 'decap-cms-widget-${name}/dist/esm/schema'`).join('\n')}
    for (const [name, schema] of Object.entries({ ${widgets.join()} }))
      registerWidget({ name, controlComponent: () => null, schema })
    globalThis.errorsIn = (settings) => { try { validateConfig(settings); return '' } catch (error) { return error.message } }
  `)
  const other = await page.context().browser()!.newPage()
  // a file without the policy of the desk
  await other.goto(`${desk.address}desk.css`)
  await other.addScriptTag({ content: script })
  const errorsIn = (settings: object) =>
    other.evaluate(
      (one) => (globalThis as unknown as { errorsIn(settings: object): string }).errorsIn(one),
      settings as never,
    )
  const settings = { backend: { name: 'proxy' }, ...deskConfig(new Set(), 1) }
  expect(await errorsIn(settings)).toBe('')
  expect(await errorsIn({ ...settings, slug: { encoding: 'runes' } })).toContain('slug.encoding')
  await other.close()
})

test('asks no other host', () => {
  expect(elsewhere).toEqual([])
})

test('has a policy of its own, and asks for nothing that it refuses', async () => {
  await expect(page.locator('meta[http-equiv=Content-Security-Policy]')).toHaveAttribute(
    'content',
    /^default-src 'none';script-src 'self' 'wasm-unsafe-eval';/,
  )
  expect(refused).toEqual([])
})
