/** The sheets to print: each file says how large it is, and is what it says; schools find the page. */
import { expect, test } from '@playwright/test'
import { PAPER_FILES, PAPER_SHEETS } from '../../src/config/paperReef'
import { PAPER_REEF_ROUTE, rootRoute } from '../../src/config/routes'

for (const { prefix, pages, decimal } of [
  { prefix: '', pages: 'pages', decimal: '.' },
  { prefix: '/id', pages: 'halaman', decimal: ',' },
]) {
  test(`${prefix}${PAPER_REEF_ROUTE}: each sheet with its first page, pages and size, without script`, async ({
    page,
  }) => {
    await page.goto(prefix + PAPER_REEF_ROUTE)
    for (const file of PAPER_SHEETS) {
      const entry = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator(`[href$="/${file}.pdf"]`) })
      const size = (PAPER_FILES[file].bytes / 1e6).toFixed(1).replace('.', decimal)
      await expect(entry).toContainText(`PDF, ${PAPER_FILES[file].pages} ${pages}, ${size} MB`)
      await expect(entry.getByRole('img')).toHaveAttribute('alt', /^(Illustration of|Ilustrasi) /)
      const answer = await page.request.get((await entry.getByRole('link').getAttribute('href'))!)
      expect(answer.headers()['content-type']).toBe('application/pdf')
    }
  })
}

test('the page for schools leads there', async ({ page }) => {
  await page.goto(rootRoute('schools'))
  await page.getByRole('main').getByRole('link', { name: 'a reef of paper to build' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A reef of paper' })).toBeVisible()
})
