/** Editors at the desk on a computer, in English. */
import { expect, test, type Page } from '@playwright/test'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { notice, noDesk, openedDesk, openForm, publish, saved, type OpenedDesk } from './localDesk'
import { skipWithout } from './skipWithout'

skipWithout('desk', noDesk)
test.describe.configure({ mode: 'serial' })

const STORY = 'news/14-plastic-kitchen-to-reef/index'
const STORY_FORM = 'NewsArticle/entries/14-plastic-kitchen-to-reef/index'
const original = (path: string) => readFileSync(join('content', path), 'utf8')
const withTitle = (path: string, title: string) => original(path).replace(/^title: .*$/m, `title: ${title}`)

let desk: OpenedDesk
let page: Page

test.beforeAll(async ({ browser }) => {
  desk = await openedDesk()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  // whether to leave a form, and not whether to go on with what an earlier test has left
  page.on('dialog', (dialog) => void (dialog.message().includes('backup') ? dialog.dismiss() : dialog.accept()))
  await page.goto(desk.address)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('link', { name: /^45 · / })).toBeVisible()
})

test.afterAll(async () => {
  await page?.close()
  desk?.stop()
})

const open = (form: string) => openForm(page, desk, form)
const english = (label: string) => page.getByLabel(label, { exact: true }).nth(0)
const indonesian = (label: string) => page.getByLabel(label, { exact: true }).nth(1)
const named = (folder: string, part: string) =>
  readdirSync(join(desk.root, folder))
    .filter((name) => name.includes(part))
    .sort()

test('a word of one language changes a line of its file, and nothing else', async () => {
  await open(STORY_FORM)
  await expect(indonesian('Date')).toBeHidden()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await english('Title').fill('Another title')
  await publish(page)
  await saved(page)
  await expect(notice(page).getByRole('link', { name: 'See the page' })).toHaveAttribute('href', '/detail-news-14')
  expect(desk.read(`${STORY}.md`)).toBe(withTitle(`${STORY}.md`, 'Another title'))
  expect(desk.read(`${STORY}.id.md`)).toBe(original(`${STORY}.id.md`))
  await indonesian('Title').fill('Judul lain')
  await publish(page)
  await expect.poll(() => desk.read(`${STORY}.id.md`)).toContain('\ntitle: Judul lain\n')
  const [digest] = /^sourceDigest: .*$/m.exec(desk.read(`${STORY}.id.md`))!
  expect(desk.read(`${STORY}.id.md`)).toBe(
    withTitle(`${STORY}.id.md`, 'Judul lain').replace(/^sourceDigest: .*$/m, digest),
  )
  expect(desk.read(`${STORY}.md`)).toBe(withTitle(`${STORY}.md`, 'Another title'))
})

test('what is written is shown as visitors will see it', async () => {
  await page.getByTitle('Toggle i18n').click()
  await page.getByTitle('Toggle preview').click()
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1, name: 'Another title' })).toBeVisible()
  await english('Title').fill('A third title')
  await expect(preview.getByRole('heading', { level: 1, name: 'A third title' })).toBeVisible()
  await page.getByTitle('Toggle preview').click()
  await page.getByTitle('Toggle i18n').click()
})

const WORD = `<p class=MsoNormal>We <b>planted</b> <span style="font-style:italic">them</span>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>40 <b>new</b> corals</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>Two tables</p>
<table><tr><td>Site</td><td>Corals</td></tr><tr><td>Nipah</td><td>40</td></tr></table>`
const CHAT =
  '[18/05/2025, 08.12] Budi: It was *calm*.\n1. Out at six\n2. Back *at* nine\n18/05/25 08.13 - Sari: All well.'

test('what is pasted from a word processor or a chat keeps its form', async () => {
  await open(STORY_FORM)
  const text = page.locator('[data-slate-editor]').first()
  for (const [type, pasted] of [
    ['text/html', WORD],
    ['text/plain', CHAT],
  ] as const) {
    await text.locator('> *').last().click()
    await page.keyboard.press('ControlOrMeta+End')
    // the editor hears of it a moment later
    await page.waitForTimeout(300)
    await page.keyboard.press('Enter')
    await text.evaluate(
      (editor, [kind, words]) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData(kind, words)
        editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      [type, pasted] as const,
    )
  }
  await publish(page)
  const story = () => desk.read(`${STORY}.md`)
  await expect.poll(story).toContain('\nIt was **calm**.\n\n1. Out at six\n2. Back **at** nine\n\nAll well.\n')
  expect(story()).toContain(
    '\nWe **planted** *them*.\n\n- 40 **new** corals\n- Two tables\n- Site: Corals\n- Nipah: 40\n',
  )
})

test('a new form that nobody has touched has nothing to lose; how long a text is, is said while it is written', async () => {
  await open('NewsArticle/new')
  await expect(english('Title')).toBeVisible()
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  await english('Summary').pressSequentially('Twelve signs')
  await expect(page.getByText('12 / 110–160')).toBeVisible()
})

test('a story that others link to is not deleted, and why is said', async () => {
  await open('NewsArticle/entries/43-gili-asahan-partner/index')
  await page.getByRole('button', { name: 'Delete entry' }).click()
  await expect(notice(page)).toContainText(/Not saved\. This page stays, because others link to it: “/)
  expect(desk.isThere('news/43-gili-asahan-partner/index.md')).toBe(true)
})

test('an entry in English alone can be saved, opened and saved again', async () => {
  await open('TimelineStep/new')
  await english('Title').fill('Tea in the shade')
  await english('Time').fill('10:15')
  await publish(page)
  await saved(page)
  expect(named('timeline', '-tea-')).toEqual(['09-tea-in-the-shade.md'])
  await open('TimelineStep/entries/09-tea-in-the-shade')
  await english('Title').fill('Tea under a tree')
  await publish(page)
  await saved(page)
  expect(desk.read('timeline/09-tea-in-the-shade.md')).toContain('title: Tea under a tree\n')
  expect(await desk.mistakes()).toEqual([])
})

test('a file that stands alone has both languages, too', async () => {
  await open('home/entries/HomeTeam')
  await indonesian('Title').fill('Orang-orang kami')
  await publish(page)
  await saved(page)
  // quotes that a value does not need are not written
  expect(desk.read('home/team.id.md')).toBe(withTitle('home/team.id.md', 'Orang-orang kami').replaceAll('"', ''))
  expect(desk.read('home/team.md')).toBe(original('home/team.md'))
})

test('why nothing was saved is said: by the check, in either language, by the connection, and to who comes second', async () => {
  await open(STORY_FORM)
  const before = [desk.read(`${STORY}.md`), desk.read(`${STORY}.id.md`)]
  const refused = async (label: 'Title' | 'Summary', nth: number, words: string, sentence: RegExp) => {
    const field = page.getByLabel(label, { exact: true }).nth(nth)
    const old = await field.inputValue()
    await field.fill(words)
    await publish(page)
    await expect(notice(page)).toContainText(sentence)
    expect([desk.read(`${STORY}.md`), desk.read(`${STORY}.id.md`)]).toEqual(before)
    await field.fill(old)
  }
  await refused('Summary', 0, 'Too short.', /Not saved\..*red/)
  await refused('Summary', 1, 'Pendek.', /Not saved\. Indonesian: .*has 7 characters/)
  await page.route('**/api/v1', (route) =>
    route.request().postData()?.includes('"persistEntry"') ? route.abort() : route.continue(),
  )
  const lost = page.waitForEvent('requestfailed')
  await refused('Title', 0, 'Never seen', /Not saved\. There is no connection\./)
  await lost
  await page.unroute('**/api/v1')
  before[0] = withTitle(`${STORY}.md`, 'Of somebody else')
  writeFileSync(join(desk.root, `${STORY}.md`), before[0])
  await refused('Title', 0, 'Mine', /Not saved\. Somebody else has changed this since you opened it\./)
})
