/** Menu, search and large pictures: dialogs of the browser, which engines open, close and leave each in their own way. */
import { newsRoute } from '../../src/config/routes'
import { expect, test } from './driver/test'
import { thing } from './driver/target'
import { DESK, PHONE, type Visitor } from './driver/visitor'

const ARTICLE = newsRoute(12)
const dialog = thing('dialog')
const isOpen = (visitor: Visitor) => visitor.isThere(dialog)
const gone = (visitor: Visitor) => expect.poll(() => isOpen(visitor)).toBe(false)

/** The colour that lies over the page behind an open dialog. */
const dimming = (visitor: Visitor) =>
  visitor.ask(dialog, (element) => element && getComputedStyle(element, '::backdrop').backgroundColor)

test.describe(`the menu at ${PHONE.name}`, () => {
  const burger = thing('button', 'Open menu')
  const close = thing('button', 'Close menu', dialog)

  const openMenu = async (visitor: Visitor) => {
    await visitor.open('/', PHONE)
    await visitor.tap(burger)
    await expect.poll(() => visitor.isFocused(close)).toBe(true)
  }

  test('opens on the first tap, 300 px wide and 50 px from the top, and dims the page', async ({ visitor }) => {
    await openMenu(visitor)
    await visitor.reach(close)
    const place = await visitor.ask(dialog, (element) => {
      const { left, right, top, bottom } = element!.getBoundingClientRect()
      const { clientWidth, clientHeight } = document.documentElement
      return { width: right - left, top, right: clientWidth - right, bottom: Math.round(clientHeight - bottom) }
    })
    expect(place).toEqual({ width: 300, top: 50, right: 0, bottom: 0 })
    expect(await dimming(visitor)).toBe('rgba(3, 20, 38, 0.72)')
  })

  test('arrows, Home and End go through it, Tab stays in it, Escape gives the focus back', async ({ visitor }) => {
    await openMenu(visitor)
    await visitor.until(() => window.replayInteractions === undefined)
    await visitor.browser.key('ArrowDown')
    await expect.poll(() => visitor.isFocused(thing('link', 'Bahasa Indonesia', dialog))).toBe(true)
    await visitor.browser.key('End')
    await expect.poll(() => visitor.isFocused(thing('link', /^Donate/, dialog))).toBe(true)
    await visitor.browser.key('Home')
    await expect.poll(() => visitor.isFocused(thing('link', 'Bahasa Indonesia', dialog))).toBe(true)
    for (let presses = 0; presses < 16; presses += 1) await visitor.browser.key('Tab')
    // or in the browser's own bars
    expect(await visitor.run(() => document.activeElement?.matches('body, dialog *'))).toBe(true)
    await visitor.browser.key('Escape')
    await gone(visitor)
    await expect.poll(() => visitor.isFocused(burger)).toBe(true)
  })

  test('leaves in half a second, seen until then', async ({ visitor }) => {
    await openMenu(visitor)
    await visitor.reach(close)
    const left = await visitor.run(async () => {
      const menu = document.querySelector<HTMLDialogElement>('dialog[open]')!
      const isSeen = () => {
        const { display, visibility } = getComputedStyle(menu)
        return display !== 'none' && visibility === 'visible'
      }
      menu.close()
      const atFirst = isSeen()
      const moves = menu.getAnimations()
      await Promise.all(moves.map(({ finished }) => finished))
      return {
        atFirst,
        lasts: Math.max(...moves.map(({ effect }) => Number(effect!.getTiming().duration))),
        atLast: isSeen(),
      }
    })
    expect(left).toEqual({ atFirst: true, lasts: 500, atLast: false })
  })

  test('a tap beside it and its own button close it', async ({ visitor }) => {
    await openMenu(visitor)
    await visitor.reach(close)
    await visitor.tapAt(40, 500)
    await gone(visitor)
    await visitor.tap(burger)
    await expect.poll(() => isOpen(visitor)).toBe(true)
    await visitor.tap(close)
    await gone(visitor)
    await expect.poll(() => visitor.isFocused(burger)).toBe(true)
  })

  test('an item closes it and leads to its section', async ({ visitor }) => {
    await openMenu(visitor)
    await visitor.tap(thing('link', 'Gallery', dialog))
    await gone(visitor)
    await expect.poll(() => visitor.run(() => location.hash)).toBe('#gallery')
    await expect
      .poll(() =>
        visitor.run(() => {
          const { top } = document.querySelector('#gallery')!.getBoundingClientRect()
          return Math.abs(top - document.querySelector('header')!.offsetHeight)
        }),
      )
      .toBeLessThan(4)
  })
})

test.describe('the search', () => {
  const field = thing('searchbox', undefined, dialog)
  const results = thing('link', undefined, thing('list', undefined, dialog))

  for (const size of [PHONE, DESK]) {
    test(`opens on the first tap, finds while typing, and Escape closes it, at ${size.name}`, async ({ visitor }) => {
      await visitor.open(ARTICLE, size)
      await visitor.tap(thing('link', 'Search', thing('banner')))
      await expect.poll(() => visitor.isFocused(field)).toBe(true)
      await visitor.type('coral')
      // not those of "cora", which leave with what is focused in them
      await expect.poll(() => visitor.text(thing('status', undefined, dialog))).toMatch(/^\d+ results for “coral”$/)
      await visitor.browser.key('ArrowDown')
      await expect.poll(() => visitor.isFocused(results)).toBe(true)
      await visitor.browser.key('ArrowUp')
      await expect.poll(() => visitor.isFocused(field)).toBe(true)
      expect(await dimming(visitor)).toBe('rgba(3, 20, 38, 0.72)')
      await visitor.browser.key('Escape')
      await gone(visitor)
      await expect.poll(() => visitor.isFocused(thing('link', 'Search', thing('banner')))).toBe(true)
    })
  }

  test('Enter leads to its page', async ({ visitor }) => {
    await visitor.open(ARTICLE, DESK)
    await visitor.tap(thing('link', 'Search', thing('banner')))
    await expect.poll(() => visitor.isFocused(field)).toBe(true)
    await visitor.type('mangrove')
    expect(await visitor.ask(field, (input) => (input as HTMLInputElement | undefined)?.value)).toBe('mangrove')
    await visitor.browser.key('Enter')
    await visitor.until(() => location.pathname === '/search' && location.search === '?q=mangrove')
    await visitor.arrive()
    await expect.poll(() => visitor.text(thing('status', undefined, thing('main')))).toMatch(/\d+ results/)
  })
})

test.describe('large pictures', () => {
  const gallery = thing('group', 'Gallery')
  const picture = thing('link', /^Open picture large/, gallery)
  /** "2 of 35" */
  const place = (visitor: Visitor) =>
    visitor.ask(dialog, (element) => element?.querySelector('[data-position]')?.textContent)

  for (const size of [PHONE, DESK]) {
    test(`open on the first tap, arrows and keys move them, Escape closes, at ${size.name}`, async ({ visitor }) => {
      await visitor.open('/', size)
      await visitor.tap(picture)
      await expect.poll(() => place(visitor)).toMatch(/^1 of/)
      await expect
        .poll(() =>
          visitor.ask(dialog, (element) => {
            const shown = element?.querySelector<HTMLImageElement>('[role=group]:not([inert]) img')
            const { width = 0, left = -1, right = Infinity } = shown?.getBoundingClientRect() ?? {}
            return Boolean(shown?.naturalWidth) && width > 200 && left >= 0 && Math.floor(right) <= innerWidth
          }),
        )
        .toBe(true)
      await visitor.tap(thing('button', 'Next picture', dialog))
      await expect.poll(() => place(visitor)).toMatch(/^2 of/)
      await visitor.browser.key('ArrowRight')
      await expect.poll(() => place(visitor)).toMatch(/^3 of/)
      await visitor.browser.key('Home')
      await expect.poll(() => place(visitor)).toMatch(/^1 of/)
      await visitor.browser.key('Escape')
      await gone(visitor)
      await expect.poll(() => visitor.isFocused(picture)).toBe(true)
      expect(await visitor.isDisabled(thing('button', 'Previous slide', gallery))).toBe(true)
    })
  }

  test('a drag moves them', async ({ visitor }) => {
    await visitor.open('/', PHONE)
    await visitor.tap(picture)
    await expect.poll(() => place(visitor)).toMatch(/^1 of/)
    await visitor.reach(thing('button', 'Next picture', dialog))
    await visitor.drag({ x: 330, y: 360 }, 60)
    await expect.poll(() => place(visitor)).toMatch(/^2 of/)
  })
})
