import type { Page } from '@playwright/test'

/** Reads a page to its end, a window at a time, and waits for the pictures that come into view. */
export const readToEnd = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    /** What of the pictures is to be seen: not those of slides behind the edge of their row. */
    const inView = () =>
      new Promise<HTMLImageElement[]>((found) => {
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect()
          found(entries.filter((one) => one.intersectionRatio > 0).map(({ target }) => target as HTMLImageElement))
        })
        for (const picture of document.images) observer.observe(picture)
        if (!document.images.length) found([])
      })
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      do await frame()
      while ((await inView()).some(({ complete }) => !complete))
    }
  })
