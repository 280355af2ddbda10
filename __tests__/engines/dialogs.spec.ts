/** Menu and large pictures: dialogs of the browser, which engines open, close and leave each in their own way. */
import { PAGE_KINDS } from '../browser/site'
import { DESK, expect, PHONE, test, thing, type Visitor } from './visitor'

const dialog = thing('dialog')
const gone = (visitor: Visitor) => expect.poll(() => visitor.count(dialog)).toBe(0)

const burger = thing('button', 'Open menu')
const close = thing('button', 'Close menu', dialog)
const openMenu = async (visitor: Visitor) => {
  await visitor.open('/', PHONE)
  await visitor.tap(burger)
  await expect.poll(() => visitor.isFocused(close)).toBe(true)
  await visitor.reach(close)
}

test('the menu opens on the first tap, 300 px wide and 50 px from the top; a tap beside it and its own button close it', async ({
  visitor,
}) => {
  await openMenu(visitor)
  const place = await visitor.ask(dialog, (element) => {
    const { width, top, right, bottom } = element.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    return { width, top, right: clientWidth - right, bottom: Math.round(clientHeight - bottom) }
  })
  expect(place).toEqual({ width: 300, top: 50, right: 0, bottom: 0 })
  const dimming = await visitor.ask(dialog, (element) => getComputedStyle(element, '::backdrop').backgroundColor)
  expect(dimming).toMatch(/^rgba\(.* 0\.\d+\)$/)
  await visitor.tapAt({ x: 40, y: 500 })
  await gone(visitor)
  await visitor.tap(burger)
  await visitor.tap(close)
  await gone(visitor)
  await expect.poll(() => visitor.isFocused(burger)).toBe(true)
})

test('arrows, Home and End go through the menu, Tab stays in it, Escape gives the focus back', async ({ visitor }) => {
  await openMenu(visitor)
  await visitor.startScript()
  for (const key of ['ArrowDown', 'End', 'Home']) {
    const before = await visitor.run(() => document.activeElement?.textContent)
    await visitor.browser.key(key)
    await expect.poll(() => visitor.run(() => document.activeElement?.textContent)).not.toBe(before)
  }
  for (let presses = 0; presses < 16; presses += 1) await visitor.browser.key('Tab')
  // or in the browser's own bars
  expect(await visitor.run(() => document.activeElement?.matches('body, dialog, dialog *'))).toBe(true)
  await visitor.browser.key('Escape')
  await gone(visitor)
  await expect.poll(() => visitor.isFocused(burger)).toBe(true)
})

test('the menu leaves in half a second, seen until then', async ({ visitor }) => {
  await openMenu(visitor)
  const left = await visitor.ask(dialog, async (menu) => {
    const isSeen = () => getComputedStyle(menu).display !== 'none' && getComputedStyle(menu).visibility === 'visible'
    ;(menu as HTMLDialogElement).close()
    const atFirst = isSeen()
    const moves = menu.getAnimations()
    await Promise.all(moves.map(({ finished }) => finished))
    const lasts = Math.max(...moves.map(({ effect }) => Number(effect!.getTiming().duration)))
    return { atFirst, lasts, atLast: isSeen() }
  })
  expect(left).toEqual({ atFirst: true, lasts: 500, atLast: false })
})

const picture = thing('link', /^Open picture large/, thing('group', 'Gallery'))
/** "2 / 35" */
const place = (visitor: Visitor) => visitor.askAll(dialog, ([element]) => element?.innerText.match(/\d+ \/ \d+/)?.[0])

test('a picture opens large on the first tap; arrows, keys and a drag lead on', async ({ visitor }) => {
  await visitor.open('/', DESK)
  await visitor.tap(picture)
  await expect.poll(() => place(visitor)).toMatch(/^1 \//)
  await visitor.tap(thing('button', 'Next picture', dialog))
  await expect.poll(() => place(visitor)).toMatch(/^2 \//)
  await visitor.browser.key('ArrowRight')
  await expect.poll(() => place(visitor)).toMatch(/^3 \//)
  await visitor.drag({ x: DESK.width * 0.8, y: 360 }, DESK.width * 0.2)
  await expect.poll(() => place(visitor)).toMatch(/^4 \//)
  await visitor.browser.key('Escape')
  await gone(visitor)
  await expect.poll(() => visitor.isFocused(picture)).toBe(true)
})

for (const { name, path, button, address } of [
  { name: 'the map', path: '/', button: 'Open the live map', address: /^https:\/\/restor\.eco\/embed\// },
  { name: 'an article’s film', path: PAGE_KINDS['article with film'], button: /^Play/, address: /youtube-nocookie/ },
]) {
  test(`${name} comes at the first tap, and nothing of another host before`, async ({ visitor }) => {
    await visitor.open(path, PHONE)
    await visitor.reach(thing('button', button))
    const asked = () => visitor.run(() => performance.getEntriesByType('resource').map((entry) => entry.name))
    const site = await visitor.run(() => location.origin)
    expect((await asked()).filter((one) => !one.startsWith(site))).toEqual([])
    await visitor.tap(thing('button', button))
    await expect.poll(() => visitor.run(() => document.querySelector('iframe')?.src)).toMatch(address)
    await expect.poll(() => visitor.run(() => document.activeElement?.tagName)).toBe('IFRAME')
  })
}
