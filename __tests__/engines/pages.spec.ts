/** Every kind of page, as it is opened and read to its end. */
import { PAGE_KINDS } from '../browser/site'
import { DESK, expect, PHONE, test } from './visitor'

for (const kind of ['home', 'article with film', 'dive', 'giving', 'search', 'not found']) {
  test(`${kind}: no scrolling sideways, no broken picture, nothing said`, async ({ visitor }) => {
    visitor.browser.messages.splice(0)
    // wide windows are slow to draw
    for (const size of kind === 'dive' ? [PHONE, DESK] : [PHONE]) {
      await visitor.open(PAGE_KINDS[kind as keyof typeof PAGE_KINDS], size)
      const wrong = await visitor.run(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
          scrollTo({ top, behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        }
        const { scrollWidth, clientWidth } = document.documentElement
        const broken = [...document.images].filter((image) => image.complete && !image.naturalWidth)
        return { over: scrollWidth - clientWidth, broken: broken.map(({ src }) => src) }
      })
      expect(wrong, size.name).toEqual({ over: 0, broken: [] })
    }
    expect(visitor.browser.messages.filter((message) => !message.includes('404'))).toEqual([])
  })
}
