import type { Locator } from '@playwright/test'

/** The name that is seen on a plate of the team; undefined while one leaf is laid over another. */
export const whoIsOn = (plate: Locator) =>
  plate.evaluate((item) => {
    const seen = [...item.querySelectorAll('h3')].filter((name) => name.checkVisibility({ visibilityProperty: true }))
    const top = seen.at(-1)!
    return /^(none|inset\(0px\))$/.test(getComputedStyle(top.parentElement!).clipPath) ? top.textContent : undefined
  })
