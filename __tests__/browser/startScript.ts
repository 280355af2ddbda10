import type { Page } from '@playwright/test'

/** Points at a link with a mouse, which starts the page's script (src/inline/loadOnInteraction.ts); neither page nor mouse moves. */
export const pointAtLink = (page: Page) =>
  page.getByRole('link').first().dispatchEvent('pointerover', { pointerType: 'mouse' })

/** Starts the page's script, and resolves when React has taken the page over (src/layout/hydration.ts). */
export const startScript = async (page: Page) => {
  await pointAtLink(page)
  await page.waitForFunction(() => window.replayInteractions === undefined)
}
