import type { Locator } from '@playwright/test'

/** The name that is seen on a plate of the team; undefined while two fade over. */
export const whoIsOn = (plate: Locator) =>
  plate.evaluate((item) => {
    const seen = [...item.querySelectorAll('h3')].filter((name) => name.checkVisibility({ visibilityProperty: true }))
    const top = seen.at(-1)!
    return getComputedStyle(top.parentElement!).opacity === '1' ? top.textContent : undefined
  })
