import type { Page } from '@playwright/test'

/** Reads a page to its end, a window at a time, and waits for the pictures that come into view. */
export const readToEnd = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const isComing = (picture: HTMLImageElement) => {
      if (picture.complete || !picture.checkVisibility()) return false
      const { top, bottom, left, right } = picture.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    }
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      do await frame()
      while ([...document.images].some(isComing))
    }
  })
