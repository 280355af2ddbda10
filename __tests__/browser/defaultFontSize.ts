import type { Page } from '@playwright/test'

/** Sets what a visitor sets as size of letters in the browser, 16 px unless told; pages are laid out anew. */
export const setDefaultFontSize = async (page: Page, pixels: number) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } })
}
