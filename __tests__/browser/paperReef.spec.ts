/** The sheets to print: each file says how large it is, and is what it says; schools find the page. */
import { expect, test } from '@playwright/test'
import { PAPER_FILES, PAPER_SHEETS } from '../../src/config/paperReef'
import { PAPER_REEF_ROUTE } from '../../src/config/routes'

test('schools have each file one tap away, and find its first page, pages and size in their language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/schools')
  const main = page.getByRole('main')
  for (const file of PAPER_SHEETS) {
    const download = main.locator(`a[href="/paper-reef/${file}.pdf"]`)
    await expect(download).toHaveAccessibleName(/PDF/)
    expect((await download.boundingBox())!.y).toBeLessThan(
      (await main.getByRole('heading', { level: 2, name: 'In the coral lab' }).boundingBox())!.y,
    )
  }
  await main.locator(`a[href="${PAPER_REEF_ROUTE}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`${PAPER_REEF_ROUTE}$`))
  for (const route of ['/schools', '/id/schools', PAPER_REEF_ROUTE, `/id${PAPER_REEF_ROUTE}`]) {
    const [pages, decimal] = route.startsWith('/id') ? ['halaman', ','] : ['pages', '.']
    await page.goto(route)
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
  }
})
