/** What moves by itself: by style sheet, before any script, and later by script. Each has a pause that holds. */
import { expect, test } from './driver/test'
import { thing, type Target } from './driver/target'
import { DESK, PHONE, type Visitor } from './driver/visitor'

/** How something moving looks, as text; the code runs in the page. */
const KINDS = [
  {
    name: 'the groups of the team',
    what: 'the change of groups',
    seconds: 5,
    look: () =>
      [...document.querySelectorAll('#team ul')].map((group) => getComputedStyle(group).translate !== 'none').join(),
  },
  {
    name: 'the logos of partners',
    what: 'the change of partners',
    seconds: 3,
    look: () =>
      [...document.querySelectorAll('[aria-labelledby*="partners"] ul, section ul')]
        .filter((list) => list.getAnimations().length > 0)
        .map((list) => (Number(getComputedStyle(list).opacity) > 0.5 ? 1 : 0))
        .join(),
  },
]

for (const [i, { name, what, seconds, look }] of KINDS.entries()) {
  const size = [PHONE, DESK][i]!
  test(`${name} change by themselves; the first tap on a fresh page pauses them, another lets them go on`, async ({
    visitor,
  }) => {
    await visitor.open('/', size)
    await visitor.reach(thing('button', `Pause ${what}`))
    const before = await visitor.run(look)
    expect(before).not.toBe('')
    await expect.poll(() => visitor.run(look), { timeout: (seconds + 4) * 1000 }).not.toBe(before)
    expect(await visitor.scripts()).toBe(0)
    await visitor.tap(thing('button', `Pause ${what}`))
    await expect.poll(() => visitor.isThere(thing('button', `Play ${what}`))).toBe(true)
    const held = await visitor.run(look)
    await new Promise((resolve) => setTimeout(resolve, (seconds + 1) * 1000))
    expect(await visitor.run(look)).toBe(held)
    await visitor.tap(thing('button', `Play ${what}`))
    await expect.poll(() => visitor.run(look), { timeout: (seconds + 4) * 1000 }).not.toBe(held)
  })
}

test.describe('a slider that moves by itself', () => {
  const slider = thing('group', 'One at a time')
  const at = (visitor: Visitor) =>
    visitor.ask(slider, (region) => region?.querySelector<HTMLElement>('[data-position]')?.innerText)
  const moves = (visitor: Visitor, from: unknown) => expect.poll(() => at(visitor), { timeout: 8000 }).not.toBe(from)
  const holds = async (visitor: Visitor) => {
    const before = await at(visitor)
    await new Promise((resolve) => setTimeout(resolve, 4000))
    expect(await at(visitor)).toBe(before)
  }
  const slide = (region: Target) => thing('group', /^\d+ \/ \d+$/, region)

  test('does so every 3 s, not under the pointer, and not after its pause', async ({ visitor }) => {
    await visitor.open('/design', DESK)
    await visitor.reach(slide(slider))
    expect(await visitor.scripts()).toBe(0)
    const from = await at(visitor)
    await moves(visitor, from)
    await visitor.hover(slide(slider))
    await visitor.until(() => window.replayInteractions === undefined)
    await holds(visitor)
    await visitor.leave()
    await moves(visitor, await at(visitor))
    await visitor.tap(thing('button', /^Pause/, slider))
    await visitor.leave()
    await expect.poll(() => visitor.isThere(thing('button', /^Play/, slider))).toBe(true)
    await holds(visitor)
  })

  test('the first tap on a fresh page moves it, and it stays there', async ({ visitor }) => {
    await visitor.open('/design', PHONE)
    await visitor.tap(thing('button', /^Next /, slider))
    await expect.poll(() => at(visitor)).toMatch(/^2 /)
    await holds(visitor)
  })
})
