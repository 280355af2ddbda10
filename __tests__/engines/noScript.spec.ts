/**
 * A browser without script. A driver needs script, so the page stands in a frame as large as the window whose sandbox
 * forbids it (HTML, sandboxed scripts browsing context flag), in which `noscript` and `scripting` are as in such a browser.
 */
import { newsRoute } from '../../src/config/routes'
import { expect, test } from './driver/test'
import { thing } from './driver/target'
import { DESK, PHONE, type Visitor } from './driver/visitor'

const openWithoutScript = async (visitor: Visitor, path: string, size: typeof PHONE | typeof DESK) => {
  // a file of the site that is no page has no policy of its own against frames
  await visitor.open('/robots.txt', size)
  await visitor.run((address) => {
    document.body.innerHTML = ''
    const frame = document.createElement('iframe')
    frame.sandbox.value = 'allow-same-origin'
    frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0'
    frame.src = address
    document.body.append(frame)
  }, path)
  await visitor.until((address) => {
    const page = document.querySelector('iframe')?.contentDocument
    return page?.readyState === 'complete' && page.location.pathname === address
  }, path)
}

for (const size of [PHONE, DESK]) {
  test(`at ${size.name} the whole menu, all slides and plain links to films and map are there`, async ({ visitor }) => {
    await openWithoutScript(visitor, '/', size)
    expect(await visitor.isThere(thing('link', /^Gallery/, thing('navigation', 'Main')))).toBe(true)
    expect(await visitor.count(thing('button'))).toBe(0)
    for (const name of ['Our Restoration Process', 'Gallery', 'Events']) {
      const row = thing('group', `${name}, scrolls sideways`, thing('group', name))
      const reached = await visitor.ask(row, (element) => {
        element!.scrollTo({ left: element!.scrollWidth, behavior: 'instant' })
        const last = element!.lastElementChild!.getBoundingClientRect()
        return { moved: element!.scrollLeft > 0, seen: last.left < innerWidth && last.right > 0 }
      })
      expect([name, reached]).toEqual([name, { moved: true, seen: true }])
    }
    const films = await visitor.ask(thing('main'), (main) =>
      [...main!.querySelectorAll<HTMLAnchorElement>('a[href*="youtube.com/watch"]')].map(({ target }) => target),
    )
    expect(films).toContain('_blank')
    const over = await visitor.run(() => {
      const { scrollWidth, clientWidth } = document.querySelector('iframe')!.contentDocument!.documentElement
      return scrollWidth - clientWidth
    })
    expect(over).toBe(0)
  })
}

test('an article has its pictures and its text', async ({ visitor }) => {
  await openWithoutScript(visitor, newsRoute(4), PHONE)
  expect(await visitor.count(thing('button'))).toBe(0)
  expect(await visitor.isThere(thing('heading', undefined, thing('main')))).toBe(true)
  await expect
    .poll(() =>
      visitor.ask(thing('main'), (main) => {
        const picture = main?.querySelector('img')
        return Boolean(picture?.complete && picture.naturalWidth)
      }),
    )
    .toBe(true)
})
