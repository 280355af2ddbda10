/** Carousels, as a finger or a mouse meets them on a page that was just opened, and as they move by themselves. */
import { PAGE_KINDS } from '../browser/site'
import { DESK, expect, PHONE, test, thing, type Thing, type Visitor } from './visitor'

const next = (of: Thing) => thing('button', /^Next /, of)
const previous = (of: Thing) => thing('button', /^Previous /, of)
const slide = (of: Thing, number: number) => thing('group', new RegExp(`^${number} / `), of)

const gallery = thing('group', 'Gallery')
const events = thing('group', 'Events')
const process = thing('group', 'Our Restoration Process')
const slider = thing('group', undefined, thing('main'))

/** A slide has arrived, and stays. */
const standsAt = (visitor: Visitor, target: Thing, left: number) =>
  expect
    .poll(() => visitor.askAll(target, ([element]) => element?.getBoundingClientRect().left ?? Infinity))
    .toBeCloseTo(left, -0.6)

for (const [region, size] of [
  [process, DESK],
  [gallery, PHONE],
  [thing('group', 'Our News'), PHONE],
  [events, DESK],
] as const) {
  test(`${String(region.name)} at ${size.name}: the first tap moves it by one, and back`, async ({ visitor }) => {
    await visitor.open('/', size)
    const { left } = await visitor.reach(slide(region, 1))
    await visitor.tap(next(region))
    await standsAt(visitor, slide(region, 2), left)
    await visitor.tap(previous(region))
    await standsAt(visitor, slide(region, 1), left)
  })
}

test('taps that come faster than a row moves add up', async ({ visitor }) => {
  await visitor.open('/', DESK)
  const { left } = await visitor.reach(slide(events, 1))
  await visitor.tap(next(events), 3)
  await standsAt(visitor, slide(events, 4), left)
  await visitor.tap(previous(events))
  await standsAt(visitor, slide(events, 3), left)
})

test('a drag moves a row and opens nothing', async ({ visitor }) => {
  await visitor.open('/', DESK)
  await visitor.reach(gallery)
  await visitor.startScript()
  const { left, top, width } = await visitor.reach(slide(gallery, 1))
  await visitor.drag({ x: left + width * 0.8, y: Math.max(top, 90) + 60 }, left + width * 0.2)
  await standsAt(visitor, slide(gallery, 2), left)
  expect(await visitor.count(thing('dialog'))).toBe(0)
})

test('a window that gets another height does not stop a movement', async ({ visitor }) => {
  await visitor.open('/', PHONE)
  const { left } = await visitor.reach(slide(events, 1))
  for (const [step, height] of [900, PHONE.height].entries()) {
    await visitor.tap(next(events))
    // as when a phone hides its address bar
    await visitor.browser.resize(PHONE.width, height)
    await standsAt(visitor, slide(events, step + 2), left)
  }
})

test('a row with an end stops there, and hands the focus on', async ({ visitor }) => {
  await visitor.open('/', DESK)
  await visitor.reach(slide(process, 1))
  expect(await visitor.isDisabled(previous(process))).toBe(true)
  // before there is any script
  await visitor.ask(next(process), (button) => button.focus())
  await visitor.browser.key('Enter')
  await expect.poll(() => visitor.isDisabled(next(process))).toBe(true)
  await expect.poll(() => visitor.isFocused(previous(process))).toBe(true)
})

test('a row without an end goes round, both ways', async ({ visitor }) => {
  await visitor.open('/', DESK)
  const { left } = await visitor.reach(slide(events, 1))
  await visitor.tap(previous(events))
  await expect.poll(() => visitor.count(slide(events, 1))).toBe(0)
  await visitor.tap(next(events))
  await standsAt(visitor, slide(events, 1), left)
})

/** The name of the slide in the middle */
const shown = (visitor: Visitor) =>
  visitor.ask(slider, (region) => {
    const { left, top, width, height } = region.getBoundingClientRect()
    const middle = document.elementFromPoint(left + width / 2, top + height / 2)
    return middle?.closest('[role=group]')?.getAttribute('aria-label')
  })
const moves = async (visitor: Visitor) => {
  const before = await shown(visitor)
  await expect.poll(() => shown(visitor).then((now) => now && now !== before), { timeout: 8000 }).toBeTruthy()
}
const holds = async (visitor: Visitor) => {
  const before = await shown(visitor)
  await new Promise((resolve) => setTimeout(resolve, 4000))
  expect(await shown(visitor)).toBe(before)
}

test('pictures of an article change every 3 s, not under the pointer, and not after their pause', async ({
  visitor,
}) => {
  await visitor.open(PAGE_KINDS['article with slider'], DESK)
  await visitor.reach(slide(slider, 1))
  await visitor.startScript()
  await moves(visitor)
  await visitor.browser.move(await visitor.reach(slider))
  await holds(visitor)
  await visitor.leave()
  await moves(visitor)
  await visitor.tap(thing('button', /^Pause/, slider))
  await visitor.leave()
  await expect.poll(() => visitor.count(thing('button', /^Play/, slider))).toBe(1)
  await holds(visitor)
})

test('partners: change by themselves without script; the first tap pauses them, another lets them go on', async ({
  visitor,
}) => {
  const button = 'the change of partners'
  await visitor.open('/', DESK)
  /** Which of the lists can be seen, as text */
  const seen = () =>
    visitor.ask(thing('button', new RegExp(`^(Pause|Play) ${button}`)), (control) =>
      [...control.closest('section')!.querySelectorAll('ul')]
        .map((part) => Math.round(Number(getComputedStyle(part).opacity)))
        .join(''),
    )
  const changes = async () => {
    const before = await seen()
    await expect.poll(seen, { timeout: 9000 }).not.toBe(before)
  }
  await visitor.reach(thing('button', `Pause ${button}`))
  await changes()
  await visitor.tap(thing('button', `Pause ${button}`))
  await visitor.reach(thing('button', `Play ${button}`))
  const held = await seen()
  await new Promise((resolve) => setTimeout(resolve, 6000))
  expect(await seen()).toBe(held)
  await visitor.tap(thing('button', `Play ${button}`))
  await changes()
})
