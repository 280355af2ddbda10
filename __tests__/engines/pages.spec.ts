/** Every kind of page, as it is opened and read to its end. */
import { PAGE_KINDS } from '../browser/site'
import { expect, test } from './driver/test'
import { DESK, PHONE, type Visitor } from './driver/visitor'

/** Scrolls to the end, a window at a time, so that pictures come. */
const readToEnd = (visitor: Visitor) =>
  visitor.run(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })

declare global {
  interface Window {
    refused: string[]
  }
}

/** Remembers what the page's Content Security Policy refuses from now on; consoles tell of what it refused before. */
const watchPolicy = (visitor: Visitor) =>
  visitor.run(() => {
    window.refused = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.refused.push(`${effectiveDirective} ${blockedURI}`),
    )
  })

for (const size of [PHONE, DESK]) {
  test.describe(`at ${size.name}`, () => {
    for (const [kind, path] of Object.entries(PAGE_KINDS)) {
      test(`${kind}: no scrolling sideways, no broken picture, nothing said, nothing refused`, async ({ visitor }) => {
        const { messages } = visitor.browser
        messages?.splice(0)
        await visitor.open(path, size)
        await watchPolicy(visitor)
        await readToEnd(visitor)
        const wide = await visitor.run(() => {
          scrollTo({ left: 50, behavior: 'instant' })
          return { scrolls: scrollX, over: document.documentElement.scrollWidth - document.documentElement.clientWidth }
        })
        expect(wide).toEqual({ scrolls: 0, over: 0 })
        const broken = () =>
          visitor.run(() =>
            [...document.images]
              .filter(({ complete, naturalWidth }) => complete && !naturalWidth)
              .map(({ src }) => src),
          )
        expect(await broken()).toEqual([])
        expect(await visitor.run(() => window.refused)).toEqual([])
        expect((messages ?? []).filter((message) => !message.includes('404'))).toEqual([])
      })
    }
  })
}
