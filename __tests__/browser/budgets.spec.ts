/** What a first visit costs, so far as the code decides it (`npm run bench:site` measures times too). */
import { expect, test } from '@playwright/test'
import { exceeded, PAGES } from '../../bench/budgets'
import { firstVisit } from '../../bench/firstVisit'
import { chromiumLaunch } from '../../scripts/chromium'

// what visitors have: it asks for the favicon, and for lazy pictures as late as on a fast line
test.use({ launchOptions: chromiumLaunch() })

for (const [kind, { path }] of PAGES) {
  test(`${kind}: a first visit stays within the budget`, async ({ browser, baseURL }) => {
    // no limit that is tested here is one of time
    const visit = await firstVisit(browser, baseURL + path, 1)
    expect(exceeded(kind, visit).join('\n')).toBe('')
  })
}
