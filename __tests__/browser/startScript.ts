import type { Page } from '@playwright/test'

/** Moves the pointer, which starts the page's script (src/inline/wakeUp.ts); nothing is pointed at. */
export const movePointer = (page: Page) => page.locator('html').dispatchEvent('pointermove', { movementX: 1 })

/** In the page: whether the script has in hand what is in the window (src/browser/start.ts). */
export const isAwake = () =>
  [document.documentElement, ...document.querySelectorAll('[data-island]')].every((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    return part.hasAttribute('data-awake') || top > innerHeight || bottom < 0
  })

export const awake = (page: Page) => page.waitForFunction(isAwake)

export const startScript = async (page: Page) => {
  await movePointer(page)
  await awake(page)
}
