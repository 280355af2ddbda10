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

test('home: past events say so, stand behind the others, the last one first, and lead to all events', async ({
  page,
}) => {
  await page.goto('/')
  const section = page.locator('#Event')
  const titles = await section.getByRole('heading', { level: 3, includeHidden: true }).allTextContents()
  expect(titles).toHaveLength(events.length)
  expect(titles.slice(events.length - past.length)).toEqual(past.map(({ title }) => title))
  await expect(section.getByText('Past', { exact: true })).toHaveCount(past.length)
  await section.getByRole('link', { name: 'All events' }).click()
  await expect(page).toHaveURL(EVENTS_ROUTE)
})

test('the archive lists all, past ones under their years', async ({ page }) => {
  await page.goto(EVENTS_ROUTE)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('HomeEvents')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(events.length)
  const years = [...new Set(past.map(({ date }) => date!.slice(0, 4)))]
  for (const year of years) {
    const titles = past.filter(({ date }) => date!.startsWith(year)).map(({ title }) => title)
    const region = page.getByRole('region', { name: year, exact: true })
    await expect(region.getByRole('heading', { level: 3 })).toHaveText(titles)
    await expect(region.getByText('Past', { exact: true })).toHaveCount(titles.length)
  }
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(
    events.filter(({ date }) => date !== undefined && date >= today).length,
  )
})

test('an event’s page leads to all events', async ({ page }) => {
  await page.goto('/EventsCoralconnect')
  await expect(page.getByRole('article').first().getByRole('link', { name: 'All events' })).toHaveAttribute(
    'href',
    EVENTS_ROUTE,
  )
})
