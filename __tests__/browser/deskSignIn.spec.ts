/** The published desk, which saves at a Git host. */
import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { githubStandIn } from './githubStandIn'
import { notice, noDesk, openedDesk, publish } from './localDesk'
import { skipWithout } from './skipWithout'

skipWithout('desk', noDesk)

const PATH = 'content/news/14-plastic-kitchen-to-reef/index.md'

test('an editor signs in at the host and saves there, under the policy of the desk', async ({ page }) => {
  const host = await githubStandIn()
  const desk = await openedDesk(host.backend)
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  // asked whether GitHub is well
  await page.route('https://www.githubstatus.com/**', (route) => route.fulfill({ json: { components: [] } }))
  await page.goto(desk.address)
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Login with GitHub' }).click()
  await (await popup).getByRole('button', { name: 'Authorize' }).click()
  // the stories of both languages are fetched file by file
  await expect(page.getByRole('link', { name: /^45 · / })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Timeline step' }).click()
  await expect(page.getByRole('link', { name: /Briefing/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Camilan' })).toBeHidden()

  await page.evaluate(
    () => (window.location.hash = '#/collections/NewsArticle/entries/14-plastic-kitchen-to-reef/index'),
  )
  const titles = page.getByLabel('Title', { exact: true })
  await titles.nth(0).fill('Seen from a telephone')
  await titles.nth(1).fill('Dilihat dari ponsel')
  await publish(page)
  await expect(notice(page)).toContainText('Visitors see it in some minutes')
  const titled = readFileSync(PATH, 'utf8').replace(/^title: .*$/m, 'title: Seen from a telephone')
  expect(host.read(PATH)).toBe(titled)
  expect(host.read(PATH.replace('.md', '.id.md'))).toMatch(
    /\ntitle: Dilihat dari ponsel\n[^]*\nsourceDigest: [0-9a-f]{12}\n/,
  )
  expect(refused).toEqual([])
  expect(host.unknown).toEqual([])
  desk.stop()
  host.stop()
})
