import type { Page } from '@playwright/test'

/** What makes the page wider than the window: its width beyond it in px, and the deepest elements that reach there. */
export const overhang = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 0.5,
    )
    const deepest = beyond.filter((one) => !beyond.some((other) => other !== one && one.contains(other)))
    return [
      `${scrollWidth - clientWidth} px`,
      ...deepest.map((one) => `${one.localName} “${one.textContent.trim().slice(0, 40)}”`),
    ]
  })
