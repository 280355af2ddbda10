import type { Browser, Page } from '@playwright/test'

type TraceEvent = { readonly name: string; readonly args: { readonly elementCount?: number } }

/** How many elements the browser styled at once, at most, while something was done. */
export const styledAtOnce = async (browser: Browser, page: Page, act: () => Promise<unknown>) => {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  await act()
  await page.waitForTimeout(500)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  return Math.max(
    ...traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args.elementCount ?? []) : [])),
  )
}
