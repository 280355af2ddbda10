/** What a first visit costs, so far as the code decides it (`npm run bench:site` measures times too). */
import { expect, test } from '@playwright/test'
import { firstVisit } from '../../bench/visit'
import { chromiumLaunch } from '../../scripts/browsers'
import { PAGE_KINDS } from './site'

// what visitors have: it asks for lazy pictures as late as on a fast line
test.use({ launchOptions: chromiumLaunch() })

for (const kind of ['home', 'article with slider', 'dive'] as const) {
  test(`${kind}: no script before a gesture, and the first visit within its budget`, async ({ browser, baseURL }) => {
    const visit = await firstVisit(browser, baseURL + PAGE_KINDS[kind])
    expect(visit['script at load, kB']).toBe(0)
    expect(visit['HTML, kB']).toBeLessThanOrEqual(50)
    expect(visit['first view, kB']).toBeLessThanOrEqual(230)
    expect(visit.elements).toBeLessThanOrEqual(kind === 'home' ? 680 : 380)
    expect(visit.rules).toBeLessThanOrEqual(kind === 'home' ? 900 : 520)
    expect(visit['script used, kB']).toBeGreaterThan(0)
    expect(visit['script used, kB']).toBeLessThanOrEqual(kind === 'home' ? 105 : 85)
  })
}
