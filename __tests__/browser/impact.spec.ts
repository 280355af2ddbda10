import { expect, test } from '@playwright/test'
import { IMPACT_ROUTE } from '../../src/config/routes'

const numbersIn = (text: string) => text.replace(/(\d),(?=\d{3})/g, '$1').match(/\d+(\.\d+)?/g) ?? []

test('the numbers of the home page lead to the page on numbers, which shows them all', async ({ page }) => {
  await page.goto('/')
  const statistics = page.getByRole('region', { name: 'Counted so far' })
  const titles = await statistics.getByRole('heading', { level: 3 }).allInnerTexts()
  await statistics.getByRole('link', { name: 'Where these numbers come from' }).click()
  await expect(page).toHaveURL(new RegExp(`${IMPACT_ROUTE}$`))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  const totals = await main.getByRole('region', { name: 'Counted in all' }).innerText()
  expect(titles.length).toBe(4)
  for (const title of titles) for (const number of numbersIn(title)) expect(numbersIn(totals)).toContain(number)
})

test('each figure is drawn, stands in a table and leads to an article that holds it', async ({ page, request }) => {
  await page.goto(IMPACT_ROUTE)
  const figures = page.getByRole('figure')
  expect(await figures.count()).toBeGreaterThan(6)
  for (const figure of await figures.all()) {
    const title = await figure.getByRole('heading', { level: 3 }).innerText()
    await expect(figure.getByRole('img')).toHaveAccessibleName(new RegExp(title.slice(0, 12)))
    const article = await (await request.get((await figure.getByRole('link').getAttribute('href'))!)).text()
    const held = new Set(numbersIn(article.replace(/<[^>]+>/g, ' ')))
    const cells = await figure.getByRole('cell').allInnerTexts()
    expect(cells.length).toBeGreaterThan(0)
    for (const number of cells.flatMap(numbersIn)) expect(held).toContain(number)
  }
})

test('on paper the tables are there, black on white', async ({ page }) => {
  await page.goto(IMPACT_ROUTE)
  const tables = page.getByRole('table')
  const count = await tables.count()
  expect(count).toBeGreaterThan(6)
  await page.emulateMedia({ media: 'print' })
  // a hidden table is none of its role
  await expect(tables).toHaveCount(count)
  for (const table of await tables.all()) {
    await expect(table).toBeVisible()
    await expect(table.getByRole('cell').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  }
})
