/** The published desk with each host that it can save to: signing in, saving, and two editors at once. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { buildDesk } from '../../scripts/build-cms'
import { siteBackend } from '../../src/cms/siteBackend'
import { publish } from './deskPage'
import { gitHost, type Vendor } from './gitHosts'
import { besidePreview, noDesk, servedDesk } from './localDesk'
import { skipWithout } from './skipWithout'

skipWithout('desk', noDesk)

const PATH = 'content/news/14-plastic-kitchen-to-reef/index.md'
const TRANSLATION = PATH.replace('.md', '.id.md')
const before = readFileSync(PATH, 'utf8')
const titled = (title: string) => before.replace(/^title: .*$/m, `title: ${title}`)
const LOGIN = { github: 'Login with GitHub', gitlab: 'Login with GitLab', gitea: 'Login with Gitea' }

const signIn = async (page: Page, vendor: Vendor) => {
  const button = page.getByRole('button', { name: LOGIN[vendor] })
  if (vendor === 'github') {
    const window = page.waitForEvent('popup')
    await button.click()
    await (await window).getByRole('button', { name: 'Authorize' }).click()
  } else {
    await button.click()
    await page.getByRole('link', { name: 'Authorize' }).click()
  }
  await expect(page.getByRole('heading', { name: 'Collections' })).toBeVisible()
}

const title = (page: Page) => page.getByLabel('Title', { exact: true })
const summary = (page: Page) => page.getByLabel('Summary', { exact: true })

for (const vendor of ['github', 'gitlab', 'gitea'] as const)
  test(`${vendor}: an editor signs in and saves; who comes second is told and loses nothing`, async ({ browser }) => {
    const host = await gitHost(vendor, '.')
    const desk = await servedDesk(() => ({ backend: host.backend }))
    const refused: string[] = []
    const asks = async (context: BrowserContext) => {
      // asked whether GitHub is well
      await context.route('https://www.githubstatus.com/**', (route) => route.fulfill({ json: { components: [] } }))
      await context.addInitScript(besidePreview)
      const page = await context.newPage()
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text())
      })
      page.on('dialog', (dialog) => void dialog.accept())
      await page.goto(desk.address)
      await signIn(page, vendor)
      await page.evaluate(
        () => (window.location.hash = '#/collections/NewsArticle/entries/14-plastic-kitchen-to-reef/index'),
      )
      await expect(title(page)).not.toHaveValue('')
      return page
    }
    const saved = () => host.repository.files.get(PATH)!.toString()
    const [first, second] = [await asks(await browser.newContext()), await asks(await browser.newContext())]

    await title(first).fill('Of the first editor')
    await publish(first)
    await expect.poll(saved).toBe(titled('Of the first editor'))
    await expect(first.getByRole('status').filter({ hasText: 'Visitors' })).toContainText(
      'in some minutes, when the site has been built; there is nothing else to do.',
    )

    await title(second).fill('Of the second editor')
    await publish(second)
    await expect(second.getByText(/Somebody else has changed "title" of this file/)).toBeVisible()
    expect(saved()).toBe(titled('Of the first editor'))
    await expect(title(second)).toHaveValue('Of the second editor')
    await publish(second)
    await expect.poll(saved).toBe(titled('Of the second editor'))

    const words =
      'A summary of the first editor, who has not looked at the page since, and which is long enough for what the form asks of a summary.'
    await summary(first).fill(words)
    await publish(first)
    await expect.poll(saved).toBe(titled('Of the second editor').replace(/^summary: .*$/m, `summary: ${words}`))

    await first.getByRole('button', { name: 'Writing in English' }).click()
    await first.getByRole('menuitem', { name: 'Indonesian' }).click()
    await title(first).fill('Judul lain')
    await publish(first)
    await expect
      .poll(() => host.repository.files.get(TRANSLATION)!.toString())
      .toMatch(/\ntitle: Judul lain\n[^]*\nsourceDigest: [0-9a-f]{12}\n---\n/)

    // the file is there before the desk knows it, which until then asks whether to leave the page
    await expect(first.getByText('Changes Saved')).toBeVisible()
    await first.evaluate(() => (window.location.hash = '#/collections/TimelineStep'))
    await expect(first.getByRole('link', { name: 'Snack' })).toBeVisible()
    await expect(first.getByRole('link', { name: 'Camilan' })).toBeHidden()

    expect(refused).toEqual([])
    expect(host.unknown).toEqual([])
    await first.context().close()
    await second.context().close()
    desk.stop()
    host.stop()
  })

/** docs/decisions/desk.md says of what it consists. */
const MOST_BYTES = 700_000

test('the script of the published desk stays light', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-weight-'))
  await buildDesk(folder, { backend: siteBackend })
  expect(brotliCompressSync(readFileSync(join(folder, 'main.js'))).length).toBeLessThan(MOST_BYTES)
  rmSync(folder, { recursive: true })
})
