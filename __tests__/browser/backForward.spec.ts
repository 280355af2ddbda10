/** Back and forward show a page as it was left, at once: the browser keeps it whole (back/forward cache). */
import { chromium, expect, test } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium'
import { PAGE_KINDS } from './site'
import { startScript } from './startScript'

declare global {
  interface Window {
    isKept: boolean
  }
}

// Playwright switches this cache off in its browsers
const launch = () => chromium.launch({ ...chromiumLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] })

test('every kind of page is kept while the visitor is elsewhere', async ({ baseURL }) => {
  const browser = await launch()
  const page = await browser.newPage({ baseURL })
  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    // Chromium keeps no page whose status is an error
    if (kind === 'not found') continue
    await page.goto(path)
    await startScript(page)
    await page.evaluate(() => {
      window.isKept = true
    })
    await page.goto('/favicon.svg')
    await page.goBack({ waitUntil: 'commit' })
    expect([path, await page.evaluate(() => window.isKept ?? false)]).toEqual([path, true])
  }
  await browser.close()
})
