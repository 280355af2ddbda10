/** Every control of a page does what it says when a finger taps it before anything else was done there. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { PAGE_KINDS } from './site'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 740 } })
/** Where data is to be saved nothing but a tap wakes the page, so that it really is the first. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
)

const KINDS = ['home', 'article with slider', 'dive'] as const
const ROLES = ['button', 'checkbox', 'combobox', 'radio', 'searchbox', 'slider', 'switch', 'tab', 'textbox'] as const

const links = (page: Page) => page.getByRole('link')
/** What the page's script answers to; all other links lead on without it (src/inline/wakeUp.ts). */
const answered = (page: Page) =>
  ROLES.map((role) => page.getByRole(role)).reduce(
    (some, more) => some.or(more),
    links(page).and(page.locator('[aria-haspopup]')),
  )

const nameOf = async (control: Locator) => /^- '?\w+ "((?:[^"\\]|\\.)*)"/.exec(await control.ariaSnapshot())?.[1] ?? ''

/**
 * Scrolls the page, and nothing in it, until a control is in the middle of the window, and says where; undefined for what is
 * out of a finger's reach, such as slides beside the one that is shown.
 */
const placeOf = (control: Locator) =>
  control.evaluate(async (element) => {
    const frame = () => new Promise(requestAnimationFrame)
    const rectangle = () => [...element.getClientRects()].find(({ width, height }) => width * height > 0)
    const first = rectangle()
    if (!first) return undefined
    scrollTo({ top: scrollY + first.y + first.height / 2 - innerHeight / 2, behavior: 'instant' })
    for (let still = 0, before = rectangle(); still < 3;) {
      await frame()
      const now = rectangle()
      still = now?.x === before?.x && now?.y === before?.y ? still + 1 : 0
      before = now
    }
    const { x, y, width, height } = rectangle()!
    const middle = { x: x + width / 2, y: y + height / 2 }
    return middle.x > 0 && middle.x < innerWidth && middle.y > 0 && middle.y < innerHeight ? middle : undefined
  })

declare global {
  interface Window {
    /** Of the test: the link under a tap, and whether the browser may follow it */
    tapped?: { link: Element | null; leads: boolean }
  }
}

for (const kind of KINDS) {
  test(`${kind}: a tap in the middle of each link meets it, and nothing keeps the browser from following it`, async ({
    page,
  }) => {
    await page.goto(PAGE_KINDS[kind])
    await page.evaluate(() => {
      // after the page's own
      addEventListener(
        'click',
        (event) => {
          window.tapped = { link: (event.target as Element).closest('a'), leads: !event.defaultPrevented }
          event.preventDefault()
        },
        true,
      )
    })
    const faults: string[] = []
    let count = 0
    for (const link of await links(page).and(page.locator(':not([aria-haspopup])')).all()) {
      const place = await placeOf(link)
      if (!place) continue
      count += 1
      await page.touchscreen.tap(place.x, place.y)
      await page.waitForFunction(() => window.tapped)
      const { isMet, leads } = await link.evaluate((element) => {
        const { link: met, leads } = window.tapped!
        delete window.tapped
        return { isMet: met === element, leads }
      })
      if (!isMet || !leads) faults.push(`${await nameOf(link)}: ${isMet ? 'leads nowhere' : 'lies under something'}`)
    }
    expect(faults).toEqual([])
    expect(count).toBeGreaterThan(20)
  })
}

/** By the carousel's name: which controls are in reach changes with a tap. */
const counterOf = (page: Page, carousel: string) =>
  page
    .locator(`[aria-roledescription="carousel"][aria-label="${carousel}"]`)
    .evaluate((element) =>
      [...element.querySelectorAll('span')]
        .map(({ textContent }) => textContent!.trim())
        .find((text) => /^\d+(–\d+)? \/ \d+$/.test(text))!,
    )
const opens = (name: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}
const playsInFrame = (page: Page) => expect(page.locator('iframe')).toBeFocused()

/** What a control says, and how it is seen that it did so. `before` is the counter of its carousel. */
const DEEDS: [RegExp, (page: Page, carousel: string, name: string, before: string) => Promise<unknown>][] = [
  [/^Open menu$/, opens('Menu')],
  [/^Open picture large/, opens(/^(Pictures|Gallery)$/)],
  [/^Play the /, playsInFrame],
  [/^Open the live map$/, playsInFrame],
  [/^(Next|Previous) /, (page, carousel, _, before) => expect.poll(() => counterOf(page, carousel)).not.toBe(before)],
  [
    /^Go to /,
    (page, carousel, name) => expect.poll(() => counterOf(page, carousel)).toMatch(RegExp(`^${/\d+$/.exec(name)}\\b`)),
  ],
  [
    /^Pause /,
    (page, _, name) => expect(page.getByRole('button', { name: name.replace('Pause', 'Play') })).toBeVisible(),
  ],
]

type Found = { i: number; name: string; carousel: string | null | undefined }

/** What a finger reaches and may press, by its place among all of its kind. */
const inReach = async (page: Page) => {
  const found: Found[] = []
  for (const [i, control] of (await answered(page).all()).entries()) {
    if ((await control.isDisabled()) || !(await placeOf(control))) continue
    const carousel = await control.evaluate((element) =>
      element.closest('[aria-roledescription="carousel"]')?.getAttribute('aria-label'),
    )
    found.push({ i, name: await nameOf(control), carousel })
  }
  return found
}

/** Of controls of a carousel that are alike, such as its dots, the last. */
const withoutAlike = (all: readonly Found[]) => [
  ...new Map(all.map((one) => [one.carousel ? one.carousel + one.name.replace(/[\d:].*/, '') : one.i, one])).values(),
]

for (const kind of KINDS) {
  test(`${kind}: the first tap on each control does what it says`, async ({ page }) => {
    await page.route(/youtube-nocookie|restor\.eco/, (route) => route.fulfill({ body: '' }))
    const open = async () => {
      await page.goto(PAGE_KINDS[kind])
    }
    await open()
    for (const { i, name, carousel } of withoutAlike(await inReach(page))) {
      await test.step(name, async () => {
        await open()
        const control = answered(page).nth(i)
        const { x, y } = (await placeOf(control))!
        const before = carousel ? await counterOf(page, carousel) : ''
        await page.touchscreen.tap(x, y)
        const deed = DEEDS.find(([says]) => says.test(name))?.[1]
        if (!deed) throw new Error(`Nobody has said here how it is seen that "${name}" did what it says.`)
        await deed(page, carousel ?? '', name, before)
      })
    }
  })
}
