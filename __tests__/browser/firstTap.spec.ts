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

declare global {
  interface Window {
    /** Of the test: where a finger would meet an element, which is scrolled to; undefined for slides out of view */
    placeOf: (element: Element) => Promise<{ x: number; y: number } | undefined>
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.placeOf = async (element) => {
      const rectangle = () => [...element.getClientRects()].find(({ width, height }) => width * height > 0)
      const first = rectangle()
      if (!first) return undefined
      scrollTo({ top: scrollY + first.y + first.height / 2 - innerHeight / 2, behavior: 'instant' })
      for (let still = 0, before = rectangle(); still < 6;) {
        await new Promise(requestAnimationFrame)
        const now = rectangle()
        still = now?.x === before?.x && now?.y === before?.y ? still + 1 : 0
        before = now
      }
      const { x, y, width, height } = rectangle()!
      const middle = { x: x + width / 2, y: y + height / 2 }
      return middle.x > 0 && middle.x < innerWidth && middle.y > 0 && middle.y < innerHeight ? middle : undefined
    }
  }),
)

for (const kind of KINDS) {
  test(`${kind}: the middle of each link is its own, and nothing keeps the browser from following it`, async ({
    page,
  }) => {
    await page.goto(PAGE_KINDS[kind])
    const { faults, count } = await links(page)
      .and(page.locator(':not([aria-haspopup])'))
      .evaluateAll(async (elements) => {
        const faults: string[] = []
        let count = 0
        let leads = true
        // after the page's own
        addEventListener('click', (event) => {
          leads = !event.defaultPrevented
          event.preventDefault()
        })
        for (const link of elements as HTMLElement[]) {
          const place = await window.placeOf(link)
          if (!place) continue
          count += 1
          const isMet = link.contains(document.elementFromPoint(place.x, place.y))
          link.click()
          if (!isMet || !leads) faults.push(`${link.innerText}: ${isMet ? 'leads nowhere' : 'lies under something'}`)
        }
        return { faults, count }
      })
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

/**
 * What a finger reaches and may press, by its place among all of its kind; of controls that are alike, such as the dots of
 * carousels or pictures, the last.
 */
const inReach = async (page: Page) => {
  const reached = await answered(page).evaluateAll(async (elements) => {
    const found: { i: number; carousel: string }[] = []
    for (const [i, control] of elements.entries()) {
      if (control.matches(':disabled, [aria-disabled=true]') || !(await window.placeOf(control))) continue
      found.push({ i, carousel: control.closest('[aria-roledescription="carousel"]')?.ariaLabel ?? '' })
    }
    return found
  })
  const kinds = new Map<string, { i: number; carousel: string; name: string }>()
  for (const one of reached) {
    const name = await nameOf(answered(page).nth(one.i))
    kinds.set(/^(Open picture|Go to)/.exec(name)?.[0] ?? `${one.carousel} ${name}`, { ...one, name })
  }
  return kinds.values()
}

for (const kind of KINDS) {
  test(`${kind}: the first tap on each control does what it says`, async ({ page }) => {
    await page.route(/youtube-nocookie|restor\.eco/, (route) => route.fulfill({ body: '' }))
    await page.goto(PAGE_KINDS[kind])
    for (const { i, name, carousel } of await inReach(page)) {
      await test.step(name, async () => {
        await page.goto(PAGE_KINDS[kind])
        const place = (await answered(page)
          .nth(i)
          .evaluate((control) => window.placeOf(control)))!
        const before = carousel ? await counterOf(page, carousel) : ''
        await page.touchscreen.tap(place.x, place.y)
        const deed = DEEDS.find(([says]) => says.test(name))?.[1]
        if (!deed) throw new Error(`Nobody has said here how it is seen that "${name}" did what it says.`)
        await deed(page, carousel, name, before)
      })
    }
  })
}
