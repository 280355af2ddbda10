/** The table of carousels in the specification's reading, as a finger or a mouse meets it on a page that was just opened. */
import { expect, test } from './driver/test'
import { thing, type Target } from './driver/target'
import { DESK, PHONE, type Visitor } from './driver/visitor'

const HOME = [
  { name: 'Our Restoration Process', item: 'step', count: 4, perView: { 390: 1, 1280: 3 } },
  { name: 'Gallery', item: 'slide', count: 7, perView: { 390: 1, 1280: 1 } },
  { name: 'Our News', item: 'story', count: 46, perView: { 390: 1, 1280: 3 } },
  { name: 'Events', item: 'event', count: 6, perView: { 390: 1, 1280: 1 }, infinite: true },
] as const

const carousel = (name: string) => thing('group', name)
const next = (of: Target) => thing('button', /^Next /, of)
const previous = (of: Target) => thing('button', /^Previous /, of)
const slide = (of: Target, number: number) => thing('group', new RegExp(`^${number} / \\d+$`), of)

/** The first slide in view, by the counter for the eye; 0 where there is none. */
const first = (visitor: Visitor, of: Target) =>
  visitor.ask(of, (region) => Number.parseInt(region?.querySelector<HTMLElement>('[data-position]')?.innerText ?? '0'))

const shows = (visitor: Visitor, of: Target, number: number) => expect.poll(() => first(visitor, of)).toBe(number)

/** In CSS pixels from the window's left edge; undefined while the slide is not within reach. */
const leftOf = (visitor: Visitor, target: Target) =>
  visitor.ask(target, (element) => element && Math.round(element.getBoundingClientRect().left))

/** A slide has arrived and stays. */
const standsAt = (visitor: Visitor, target: Target, left: number) =>
  expect.poll(async () => Math.abs(((await leftOf(visitor, target)) ?? Infinity) - left)).toBeLessThanOrEqual(1)

for (const size of [PHONE, DESK]) {
  for (const { name, count, ...kind } of HOME) {
    const perView = kind.perView[size.width]
    const infinite = 'infinite' in kind
    const region = carousel(name)

    test.describe(`${name} at ${size.name}`, () => {
      test('the first tap on a fresh page moves it by one, and back; only what is in view is in reach', async ({
        visitor,
      }) => {
        await visitor.open('/', size)
        const { left } = await visitor.reach(slide(region, 1))
        expect(await visitor.scripts()).toBe(0)
        await visitor.tap(next(region))
        await shows(visitor, region, 2)
        await standsAt(visitor, slide(region, 2), left)
        await expect.poll(() => visitor.count(thing('group', /^\d+ \/ \d+$/, region))).toBe(perView)
        await visitor.tap(previous(region))
        await shows(visitor, region, 1)
        await standsAt(visitor, slide(region, 1), left)
      })

      test('taps that come faster than it moves add up', async ({ visitor }) => {
        await visitor.open('/', size)
        const { left } = await visitor.reach(slide(region, 1))
        const taps = Math.min(3, count - perView)
        await visitor.tap(next(region), taps)
        await shows(visitor, region, taps + 1)
        await standsAt(visitor, slide(region, taps + 1), left)
        await visitor.tap(previous(region))
        await shows(visitor, region, taps)
      })

      test('a drag moves it and opens nothing', async ({ visitor }) => {
        await visitor.open('/', size)
        await visitor.reach(slide(region, 1))
        await visitor.startScript()
        // which react-slick takes the place of
        if (infinite) await expect.poll(() => visitor.isThere(thing('group', `${name}, scrolls sideways`))).toBe(false)
        const { left, top, width } = await visitor.reach(slide(region, 1))
        await visitor.drag({ x: left + width * 0.8, y: Math.max(top, 90) + 60 }, left + width * 0.2)
        await shows(visitor, region, 2)
        await standsAt(visitor, slide(region, 2), left)
        expect(await visitor.count(thing('dialog'))).toBe(0)
        expect(await visitor.run(() => location.pathname)).toBe('/')
      })

      test(infinite ? 'goes round' : 'stops at both ends and hands the focus on', async ({ visitor }) => {
        await visitor.open('/', size)
        await visitor.reach(region)
        if (infinite) {
          await visitor.tap(previous(region))
          await shows(visitor, region, count)
          await visitor.tap(next(region))
          await shows(visitor, region, 1)
          await visitor.tap(next(region), 8)
          await shows(visitor, region, 3)
          await standsAt(visitor, slide(region, 3), 0)
          return
        }
        expect(await visitor.isDisabled(previous(region))).toBe(true)
        // focused before there is any script
        await visitor.focus(next(region))
        for (let at = 1; at < Math.min(count - perView + 1, 8); at += 1) {
          await visitor.browser.key(at === 1 ? 'Enter' : 'ArrowRight')
          await shows(visitor, region, at + 1)
        }
        if (count > 8) return
        await expect.poll(() => visitor.isDisabled(next(region))).toBe(true)
        await expect.poll(() => visitor.isFocused(previous(region))).toBe(true)
        await visitor.browser.key('ArrowLeft')
        await shows(visitor, region, count - perView)
      })
    })
  }
}

for (const name of ['Gallery', 'Events']) {
  test(`${name}: a window that gets another height during a movement does not stop it`, async ({ visitor }) => {
    const region = carousel(name)
    await visitor.open('/', PHONE)
    const { left } = await visitor.reach(slide(region, 1))
    for (const [step, height] of [900, PHONE.height].entries()) {
      await visitor.tap(next(region))
      // as when a phone hides its address bar
      await visitor.browser.resize(PHONE.width, height)
      await shows(visitor, region, step + 2)
      await standsAt(visitor, slide(region, step + 2), left)
    }
  })
}

for (const size of [PHONE, DESK]) {
  test(`the process has its dots and every stop in its place, at ${size.name}`, async ({ visitor }) => {
    const region = carousel('Our Restoration Process')
    const places = size === PHONE ? 4 : 2
    await visitor.open('/', size)
    const heading = await visitor.reach(thing('heading', 'Our Restoration Process', region))
    expect(await visitor.count(thing('button', /^Go to step/, region))).toBe(size === PHONE ? places : 0)
    for (let at = 1; at <= places; at += 1) {
      await shows(visitor, region, at)
      await standsAt(visitor, slide(region, at), Math.round(heading.left))
      expect(await visitor.isDisabled(next(region))).toBe(at === places)
      if (at < places) await visitor.tap(next(region))
    }
  })
}
