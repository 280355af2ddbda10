/** Events: when they are, which are over, and all of them on one page. */
import { expect, test } from '@playwright/test'
import { EVENTS_ROUTE } from '../../src/config/routes'
import { lombokDay } from '../../src/lib/lombokTime'
import { readContent } from '../../src/schema/checkContent'

const today = lombokDay(Date.now())
const events = readContent(process.cwd())
  .files.filter(({ type }) => type.name === 'Event')
  .map(({ frontMatter }) => ({ title: String(frontMatter.title), date: frontMatter.date as string | undefined }))
const past = events
  .filter(({ date }) => date !== undefined && date < today)
  .sort((one, other) => other.date!.localeCompare(one.date!))
  .map(({ title }) => title)

test('home: past events say so, stand behind the others, the last one first, and lead to all events', async ({
  page,
}) => {
  await page.goto('/')
  const section = page.locator('#Event')
  const titles = await section.getByRole('heading', { level: 3, includeHidden: true }).allTextContents()
  expect([...new Set(titles)].slice(-past.length)).toEqual(past)
  await section.getByRole('link', { name: 'All events' }).click()
  await expect(page).toHaveURL(EVENTS_ROUTE)
})

test('the archive lists all, past ones under their years, the last one first', async ({ page }) => {
  await page.goto(EVENTS_ROUTE)
  const main = page.getByRole('main')
  await expect(main.getByRole('article')).toHaveCount(events.length)
  await expect(main.getByText('Past', { exact: true })).toHaveCount(past.length)
  const titles = await main.getByRole('heading', { level: 3 }).allTextContents()
  expect(titles.filter((title) => past.includes(title))).toEqual(past)
})
