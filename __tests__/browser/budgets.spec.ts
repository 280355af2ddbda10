/**
 * Bytes of a first visit against bench/budgets.json, and no movement of what is being read. Times are not tested: they
 * are the machine's, and stand in the table only (`npm run bench:site`).
 */
import { expect, test } from '@playwright/test'
import { firstVisit } from '../../bench/firstVisit'
import budgets from '../../bench/budgets.json'

type Page = { path: string; limits?: Record<string, number> }

/** What does not depend on the machine. */
const BYTES = /kB|requests/

for (const [kind, { path, limits }] of Object.entries<Page>(budgets.pages)) {
  test(`${kind}: a first visit stays within the budget`, async ({ browser, baseURL }) => {
    const visit = await firstVisit(browser, baseURL + path)
    const allowed = { ...budgets.limits, ...limits }
    for (const [what, limit] of Object.entries(allowed)) {
      if (BYTES.test(what)) expect.soft(visit[what], what).toBeLessThanOrEqual(limit)
    }
    expect(visit.CLS, 'layout shift').toBeLessThanOrEqual(allowed.CLS)
  })
}
