/** A visitor whose system is dark and asks for less motion: settings that each engine takes from its system in its own way. */
import { PAGE_KINDS } from '../browser/site'
import { expect, test } from './driver/test'
import { thing } from './driver/target'
import { DESK, PHONE } from './driver/visitor'

test.use({ dark: true, lessMotion: true })

/** Runs in the page: how bright a CSS colour is, from 0 to 255. */
const brightness = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+(\.\d+)?/g)!.map(Number)
  return 0.3 * red + 0.6 * green + 0.1 * blue
}

test('every kind of page is dark, and its text light', async ({ visitor }) => {
  for (const path of Object.values(PAGE_KINDS)) {
    await visitor.open(path, PHONE)
    const [ground, ink] = await visitor.run(() => {
      const { backgroundColor, color } = getComputedStyle(document.body)
      return [backgroundColor, color] as const
    })
    expect([path, brightness(ground)]).toEqual([path, expect.closeTo(30, -1.9)])
    expect([path, brightness(ink)]).toEqual([path, expect.closeTo(240, -1.6)])
  }
})

test('the map of the bay has its colours of the night', async ({ visitor }) => {
  await visitor.open('/', DESK)
  await visitor.reach(thing('button', 'Open the live map'))
  const files = () =>
    visitor.run(() =>
      [...document.querySelectorAll<HTMLImageElement>('img[src*="map-"]')]
        .filter(({ complete, naturalWidth }) => complete && naturalWidth)
        .map(({ currentSrc }) => new URL(currentSrc).pathname),
    )
  await expect.poll(files).toEqual(['/shapes/map-coast-night.svg', '/shapes/map-island-night.svg'])
})

test('nothing moves by itself, and what does not can be started', async ({ visitor }) => {
  await visitor.open('/', DESK)
  const moving = () =>
    visitor.run(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  for (const what of ['the change of groups', 'the change of partners']) {
    await visitor.reach(thing('button', `Play ${what}`))
    expect(await moving()).toBe(0)
  }
  await visitor.tap(thing('button', 'Play the change of partners'))
  await expect.poll(() => visitor.isThere(thing('button', 'Pause the change of partners'))).toBe(true)
  await expect.poll(moving).toBeGreaterThan(0)
})

test('a slider stands still, and its arrow moves it at once', async ({ visitor }) => {
  await visitor.open('/design', DESK)
  const slider = thing('group', 'One at a time')
  const at = () => visitor.ask(slider, (region) => region?.querySelector<HTMLElement>('[data-position]')?.innerText)
  await visitor.reach(slider)
  const before = await at()
  await new Promise((resolve) => setTimeout(resolve, 4000))
  expect(await at()).toBe(before)
  await visitor.tap(thing('button', /^Next /, slider))
  await expect.poll(at).not.toBe(before)
})

test('the menu is gone at once', async ({ visitor }) => {
  await visitor.open('/', PHONE)
  await visitor.tap(thing('button', 'Open menu'))
  await expect.poll(() => visitor.isFocused(thing('button', 'Close menu'))).toBe(true)
  const isSeen = await visitor.run(async () => {
    const menu = document.querySelector<HTMLDialogElement>('dialog[open]')!
    menu.close()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return getComputedStyle(menu).display !== 'none' && getComputedStyle(menu).visibility === 'visible'
  })
  expect(isSeen).toBe(false)
})
