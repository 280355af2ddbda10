/** A visitor whose browser runs no script. */
import { PAGE_KINDS } from '../browser/site'
import { expect, PHONE, test, thing, type Visitor } from './visitor'

/**
 * A driver needs script, so the page stands in a frame as large as the window whose sandbox forbids it (HTML, sandboxed
 * scripts browsing context flag).
 */
const openWithoutScript = async (visitor: Visitor, path: string) => {
  // a file of the site that is no page has no policy of its own against frames
  await visitor.open('/robots.txt', PHONE)
  await visitor.run((address) => {
    document.body.innerHTML = `<iframe sandbox="allow-same-origin" src="${address}"></iframe>`
    document.querySelector('iframe')!.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0'
  }, path)
  await visitor.until((address) => {
    const page = document.querySelector('iframe')?.contentDocument
    return page?.readyState === 'complete' && page.location.pathname === address
  }, path)
}

test('without script: the whole menu, every slide within reach, no button', async ({ visitor }) => {
  await openWithoutScript(visitor, '/')
  expect(await visitor.count(thing('link', /^Gallery/, thing('navigation', 'Main')))).toBeGreaterThan(0)
  expect(await visitor.count(thing('button'))).toBe(0)
  for (const name of ['Our Restoration Process', 'Gallery', 'Events']) {
    const seen = await visitor.askAll(thing('group', /^\d+ \/ /, thing('group', name)), (slides) => {
      const last = slides.at(-1)!
      last.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' })
      const { left, right } = last.getBoundingClientRect()
      return left < innerWidth && right > 0
    })
    expect([name, seen]).toEqual([name, true])
  }
})

test('without script an article has its text and its pictures', async ({ visitor }) => {
  await openWithoutScript(visitor, PAGE_KINDS['article with slider'])
  expect(await visitor.count(thing('heading', undefined, thing('main')))).toBeGreaterThan(0)
  await visitor.ask(thing('main'), async (main) => {
    const picture = main.querySelector('img')!
    picture.scrollIntoView()
    await picture.decode()
  })
})
