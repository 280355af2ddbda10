import type { Locator } from '@playwright/test'

/** Resolves when something neither moves nor grows any more: its box is the same in ten frames. */
export const atRest = (shown: Locator) =>
  shown.evaluate(
    (element) =>
      new Promise<void>((done) => {
        let last = ''
        let same = 0
        const look = () => {
          const box = JSON.stringify(element.getBoundingClientRect())
          same = box === last ? same + 1 : 0
          last = box
          if (same === 10) done()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
