/** Events: when they are, which are over, and all of them on one page. */
import { expect, test, type Page } from '@playwright/test'
import { EVENTS_ROUTE } from '../../src/config/routes'
import { lombokDay } from '../../src/lib/lombokTime'
import { readContent } from '../../src/schema/checkContent'

const DAY_MS = 86_400_000
const today = lombokDay(Date.now())
const tomorrow = lombokDay(Date.now() + DAY_MS)
const events = readContent(process.cwd())
  .files.filter(({ type }) => type.name === 'Event')
  .map(({ frontMatter }) => ({ title: String(frontMatter.title), date: frontMatter.date as string | undefined }))
const over = events
  .filter(({ date }) => date !== undefined && date < today)
  .sort((one, other) => other.date!.localeCompare(one.date!))
const past = over.map(({ title }) => title)

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

/** Opens a page on a day, as if the last event were still to come when the page was built: tomorrow. */
const openWithEventTomorrow = async (page: Page, path: string, moment: number) => {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const built = new RegExp(`data-until="${over[0]!.date}"([^]*?) data-past`)
    const body = (await response.text()).replace(built, `data-until="${tomorrow}"$1 hidden data-past`)
    await route.fulfill({ response, body })
  })
  await page.clock.setFixedTime(moment)
  await page.goto(path)
  return page.getByRole('article').filter({ hasText: past[0] })
}

for (const path of ['/', EVENTS_ROUTE]) {
  test(`${path}: an event says that it is past from the day after, though nobody built the site again`, async ({
    page,
  }) => {
    const event = await openWithEventTomorrow(page, path, Date.now() + DAY_MS)
    await expect(event).toContainText(past[0]!)
    await expect(event.getByText('Past', { exact: true })).toBeHidden()
    await page.clock.setFixedTime(Date.now() + 2 * DAY_MS)
    await page.reload()
    await expect(event.getByText('Past', { exact: true })).toBeVisible()
  })
}

test('from then on the archive has it under its year', async ({ page }) => {
  await openWithEventTomorrow(page, EVENTS_ROUTE, Date.now() + 2 * DAY_MS)
  const year = page.getByRole('region', { name: tomorrow.slice(0, 4) })
  await expect(year.getByRole('heading', { level: 3 })).toHaveText(past[0]!)
})
