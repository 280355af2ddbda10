import type { Page } from '@playwright/test'

/** Holds back what lies at these addresses; the answer lets it through. */
export const held = async (page: Page, address: RegExp) => {
  let arrive = () => {}
  const arrived = new Promise<void>((done) => (arrive = done))
  await page.route(address, async (route) => {
    await arrived
    await route.continue()
  })
  return () => arrive()
}
