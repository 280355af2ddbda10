import type { Page } from '@playwright/test'
import { drawn } from './drawn'

declare global {
  interface Window {
    /** Sum of the page's layout shifts */
    shift: number
  }
}

/** Adds up how far things move on the pages that are opened from now on, also what a gesture moves (web vitals: CLS). */
export const watchShift = (page: Page) =>
  page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved so far, in units of CLS. */
export const shiftOf = async (page: Page) => {
  await drawn(page)
  return page.evaluate(() => window.shift)
}
