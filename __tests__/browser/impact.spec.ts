import { expect, test } from '@playwright/test'
import { IMPACT_ROUTE } from '../../src/config/routes'

const numbersIn = (text: string) => text.replace(/(\d),(?=\d{3})/g, '$1').match(/\d+(\.\d+)?/g) ?? []

test('the numbers of the home page lead to the page on numbers, which shows them all', async ({ page }) => {
  await page.goto('/')
  const statistics = page.getByRole('region', { name: /^Done by/ })
  const titles = await statistics.getByRole('heading', { level: 3 }).allInnerTexts()
  await statistics.getByRole('link', { name: 'Where these numbers come from' }).click()
  await expect(page).toHaveURL(new RegExp(`${IMPACT_ROUTE}$`))
  const totals = await page.getByRole('region', { name: 'Our totals' }).innerText()
  expect(titles.length).toBe(4)
  for (const title of titles) for (const number of numbersIn(title)) expect(numbersIn(totals)).toContain(number)
})

test('each figure has its numbers, on paper too, and leads to an article that holds them; drawings say what a mark is', async ({
  page,
  request,
}) => {
  await page.goto(IMPACT_ROUTE)
  const figures = page.getByRole('figure')
  expect(await figures.count()).toBeGreaterThan(6)
  for (const figure of await figures.all()) {
    const article = await (await request.get((await figure.getByRole('link').getAttribute('href'))!)).text()
    const held = new Set(numbersIn(article.replace(/<[^>]+>/g, ' ')))
    const cells = await figure.getByRole('definition').allInnerTexts()
    expect(cells.length).toBeGreaterThan(0)
    for (const number of cells.flatMap(numbersIn)) expect(held).toContain(number)
    if (await figure.locator('div[role=img]').count()) await expect(figure).toContainText(/One mark = /)
  }
  // where nothing is drawn
  expect(await figures.locator('img').count()).toBeGreaterThan(1)
  await page.emulateMedia({ media: 'print' })
  for (const cell of await figures.getByRole('definition').all()) await expect(cell).toHaveCSS('color', 'rgb(0, 0, 0)')
})

for (const [path, name, unknown] of [
  ['/impact', 'Our reefs', 'not known'],
  ['/id/impact', 'Terumbu kami', 'belum diketahui'],
] as const) {
  test(`${path} leads to a table of the reefs: each number is one of that page, and what is not known is said`, async ({
    page,
    request,
  }) => {
    const numbers = numbersIn((await (await request.get(path)).text()).replace(/<[^>]+>/g, ' '))
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveCount(5)
    expect(await table.getByRole('rowheader').count()).toBeGreaterThan(2)
    for (const cell of await table.getByRole('cell').all()) {
      await expect(cell).not.toBeEmpty()
      for (const number of numbersIn(await cell.innerText())) expect(numbers).toContain(number)
    }
    await expect(table.getByRole('cell', { name: unknown }).first()).toBeVisible()
    await table.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/detail-news/)
  })
}
