/** Both languages of an entry, side by side in the editors' desk. */
import { expect, test, type Page } from '@playwright/test'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WORDS } from '../../src/i18n/words'
import { openEntry, publish, signIn } from './deskPage'
import { localDesk, noDesk } from './localDesk'
import { skipWithout } from './skipWithout'

skipWithout('desk', noDesk)
test.describe.configure({ mode: 'serial' })

const STORY = 'news/14-plastic-kitchen-to-reef'
const DAMAGED = 'timeline/02-briefing.id.md'
let desk: Awaited<ReturnType<typeof localDesk>>
let page: Page

const original = (path: string) => readFileSync(join('content', path), 'utf8')
const read = (path: string) => desk.read(path)

test.beforeAll(async ({ browser }) => {
  desk = await localDesk((root) =>
    writeFileSync(join(root, 'content', DAMAGED), original(DAMAGED).replace('title: ', 'title: Two: ')),
  )
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await signIn(page, desk.address)
})

test.afterAll(async () => {
  await page?.close()
  desk?.stop()
})

const open = (entry: string) => openEntry(page, desk.address, entry)
const english = (label: string) => page.getByLabel(label, { exact: true }).nth(0)
const indonesian = (label: string) => page.getByLabel(label, { exact: true }).nth(1)
const save = () => publish(page)
const older = () => page.getByText('These words are older than the English ones beside them.')
const titleOf = (path: string) => /^title: "?(.*?)"?$/m.exec(original(path))![1]!
const withTitle = (path: string, title: string) => original(path).replace(/^title: .*$/m, `title: ${title}`)

test('an entry opens in both languages, and a word of one changes a line of its file', async () => {
  await open(`NewsArticle/entries/14-plastic-kitchen-to-reef/index`)
  await expect(english('Title')).toHaveValue(titleOf(`${STORY}/index.md`))
  await expect(indonesian('Title')).toHaveValue(titleOf(`${STORY}/index.id.md`))
  await expect(indonesian('Date')).toBeHidden()
  await indonesian('Title').fill('Judul lain')
  await save()
  await expect.poll(() => read(`${STORY}/index.id.md`)).toBe(withTitle(`${STORY}/index.id.md`, 'Judul lain'))
  expect(read(`${STORY}/index.md`)).toBe(original(`${STORY}/index.md`))
})

test('a new English word leaves the translation as it is, which the desk calls older until it is edited', async () => {
  await expect(older()).toBeHidden()
  await english('Title').fill('Another title')
  await save()
  await expect.poll(() => read(`${STORY}/index.md`)).toBe(withTitle(`${STORY}/index.md`, 'Another title'))
  expect(read(`${STORY}/index.id.md`)).toBe(withTitle(`${STORY}/index.id.md`, 'Judul lain'))
  await open(`NewsArticle/entries/14-plastic-kitchen-to-reef/index`)
  await expect(older()).toBeVisible()
  await indonesian('Title').fill('Judul baru')
  await save()
  await expect.poll(() => read(`${STORY}/index.id.md`)).toContain('\ntitle: Judul baru\n')
  await open(`NewsArticle/entries/14-plastic-kitchen-to-reef/index`)
  await expect(indonesian('Title')).toHaveValue('Judul baru')
  await expect(older()).toBeHidden()
})

test('all sentences of the check on a translation are said when it is saved', async () => {
  await indonesian('Title').fill('Judul <b>baru</b>')
  await indonesian('Summary').fill('Pendek.')
  await save()
  const refusal = page.getByText('Indonesian: "summary" has 7 characters')
  await expect(refusal).toBeVisible()
  await expect(refusal).toContainText('Indonesian: "title" holds <b>baru</b>')
  // as long as it takes to read it, some 14 characters a second
  const seconds = await page
    .locator('.Toastify__toast', { has: refusal })
    .locator('.Toastify__progress-bar--animated')
    .evaluate((bar) => parseFloat(getComputedStyle(bar).animationDuration))
  expect(seconds).toBeGreaterThan((await refusal.innerText()).length / 14)
  expect(read(`${STORY}/index.id.md`)).not.toContain('Pendek.')
})

test('a new entry is written in both languages, or in English alone', async () => {
  await open('TimelineStep/new')
  await english('Title').fill('Tea in the shade')
  await english('Time').fill('10:15')
  await indonesian('Title').fill('Teh di tempat teduh')
  await save()
  const written = () => readdirSync(join(desk.root, 'content/timeline')).filter((name) => name.includes('-tea-'))
  await expect.poll(() => written().sort()).toEqual(['09-tea-in-the-shade.id.md', '09-tea-in-the-shade.md'])
  expect(read('timeline/09-tea-in-the-shade.id.md')).toMatch(
    /^---\ntitle: Teh di tempat teduh\nsourceDigest: [0-9a-f]{12}\n---\n$/,
  )
  await open('TimelineStep/new')
  await english('Title').fill('Rest')
  await english('Time').fill('10:45')
  await indonesian('Title').fill('x')
  await indonesian('Title').fill('')
  await save()
  await expect.poll(() => existsSync(join(desk.root, 'content/timeline/10-rest.md'))).toBe(true)
  expect(existsSync(join(desk.root, 'content/timeline/10-rest.id.md'))).toBe(false)
})

test('a translation that cannot be read hides nothing, and its English words can be saved', async () => {
  const name = '02-briefing'
  await open('TimelineStep')
  await expect(page.getByRole('link', { name: 'Briefing' })).toBeVisible()
  await open(`TimelineStep/entries/${name}`)
  await expect(indonesian('Title')).toHaveValue(/^This file cannot be read: /)
  await english('Title').fill('The briefing')
  await save()
  await expect.poll(() => read(`timeline/${name}.md`)).toContain('title: The briefing\n')
  expect(read(DAMAGED)).toBe(original(DAMAGED).replace('title: ', 'title: Two: '))
})

test('a file that stands alone has both languages too', async () => {
  await open('home/entries/HomeTeam')
  await indonesian('Title').fill('Orang-orang kami')
  await save()
  await expect.poll(() => read('home/team.id.md')).toBe(withTitle('home/team.id.md', 'Orang-orang kami'))
  expect(read('home/team.md')).toBe(original('home/team.md'))
})

test('a word within a list, and one of the text, change a line each', async () => {
  const path = 'gallery/01-reef-structures/index'
  await open(`GallerySlide/entries/${path.split('/').slice(1).join('/')}`)
  const alts = page.getByLabel('Alt', { exact: true })
  await expect(alts.first()).toBeAttached()
  const count = (await alts.count()) / 2
  const [first, alt] = [alts.nth(count), /alt: "?(.*?)"?$/m.exec(original(`${path}.id.md`))![1]!]
  await expect(first).toHaveValue(alt)
  await page.locator('.Pane2').getByRole('button', { name: 'expand' }).first().click()
  await first.fill(`${alt} ini`)
  await save()
  await expect.poll(() => read(`${path}.id.md`)).toBe(original(`${path}.id.md`).replace(alt, `${alt} ini`))
  expect(read(`${path}.md`)).toBe(original(`${path}.md`))

  await open('NewsArticle/entries/22-sea-level-rise/index')
  const story = 'news/22-sea-level-rise/index'
  // the end of its last line, by one click: keys that come within a tenth of a second write where the one before was
  const last = page.locator('[data-slate-editor]').nth(1).locator('p').last()
  const { width, height } = (await last.boundingBox())!
  await last.click({ position: { x: width - 1, y: height - 1 } })
  await page.keyboard.type(' Ya.')
  await save()
  await expect.poll(() => read(`${story}.id.md`)).toBe(original(`${story}.id.md`).trimEnd() + ' Ya.\n')
  expect(read(`${story}.md`)).toBe(original(`${story}.md`))
})

test('an entry is deleted in both languages, and one in English alone as well', async () => {
  for (const name of ['09-tea-in-the-shade', '10-rest']) {
    await open(`TimelineStep/entries/${name}`)
    await page.getByRole('button', { name: 'Delete entry' }).click()
    await expect
      .poll(() => readdirSync(join(desk.root, 'content/timeline')).filter((one) => one.includes(name)))
      .toEqual([])
  }
})

test('an entry that was saved in English alone gets its Indonesian words afterwards', async () => {
  await open('TimelineStep/new')
  await english('Title').fill('Wind')
  await english('Time').fill('11:15')
  await save()
  await expect.poll(() => existsSync(join(desk.root, 'content/timeline/09-wind.md'))).toBe(true)
  await open('TimelineStep/entries/09-wind')
  await expect(english('Title')).toHaveValue('Wind')
  await expect(indonesian('Title')).toHaveValue('')
  await indonesian('Title').fill('Angin')
  await save()
  await expect.poll(() => existsSync(join(desk.root, 'content/timeline/09-wind.id.md'))).toBe(true)
  expect(read('timeline/09-wind.id.md')).toContain('title: Angin\n')
})

test('the preview is in the language of the form beside it', async () => {
  await open(`NewsArticle/entries/22-sea-level-rise/index`)
  await page.getByRole('button', { name: 'Toggle preview' }).click()
  const preview = page.frameLocator('#preview-pane')
  const title = preview.getByRole('heading', { level: 1 })
  const share = preview.getByText(WORDS.id.story.share, { exact: true })
  await expect(title).toHaveText(titleOf('news/22-sea-level-rise/index.md'))
  const language = async (name: string) => {
    await page.getByRole('button', { name: /^Writing in/ }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await language('Indonesian')
  await expect(title).toHaveText(titleOf('news/22-sea-level-rise/index.id.md'))
  await expect(title.locator('xpath=ancestor::*[@lang][1]')).toHaveAttribute('lang', 'id')
  await expect(share).toBeVisible()
  await english('Title').fill('Ditulis barusan')
  await expect(title).toHaveText('Ditulis barusan')
  await language('English')
  await expect(title).toHaveText(titleOf('news/22-sea-level-rise/index.md'))
  await page.getByRole('button', { name: 'Both languages side by side' }).click()
})

test('what is copied from the other language stands in the form at once, and is missing no more', async () => {
  await open('NewsArticle/new')
  await page.getByRole('button', { name: 'Both languages side by side' }).click()
  await page.getByRole('button', { name: /^Writing in/ }).click()
  await page.getByRole('menuitem', { name: 'Indonesian' }).click()
  await english('Title').fill('Pagi di terumbu')
  await page.locator('[data-slate-editor]').click()
  await page.keyboard.type('Kami membersihkan rangka.', { delay: 150 })
  await save()
  await expect(page.getByRole('alert').first()).toContainText('The fields in English are always needed')
  const missing = page.getByText('Title is required.')
  await expect(missing).toBeVisible()
  await page.getByRole('alert').first().click()
  await page.getByRole('button', { name: 'Copy from another language' }).click()
  await page.getByRole('menuitem', { name: 'Indonesian' }).click()
  await expect(english('Title')).toHaveValue('Pagi di terumbu')
  await expect(page.locator('[data-slate-editor]')).toHaveText('Kami membersihkan rangka.')
  await expect(missing).toBeHidden()
})
