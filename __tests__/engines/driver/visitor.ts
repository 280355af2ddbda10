import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Step } from './browser'
import { installFind, pathOf, thing, type Target } from './target'

const LIBRARY = createRequire(__filename).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')
const FINDER = `${readFileSync(LIBRARY, 'utf8')};(${installFind.toString()})()`

export const PHONE = { name: '390 px', width: 390, height: 844 } as const
export const DESK = { name: '1280 px', width: 1280, height: 800 } as const
export type Size = typeof PHONE | typeof DESK

/** Machines differ by three times in speed. */
const MOST_MS = 20_000

type Place = { x: number; y: number; left: number; top: number; width: number; height: number }

/** Somebody at a browser: looks for things by role and name, waits until they are there and stand still, and uses them. */
export class Visitor {
  private isPhone = false

  constructor(
    readonly browser: Browser,
    private readonly site: string,
  ) {}

  /** Opens a page of the site as if for the first time, and waits until all of it is laid out. */
  async open(path: string, { width, height }: Size) {
    this.isPhone = width === PHONE.width
    // else an address that differs in its fragment only would open nothing
    await this.browser.open('about:blank')
    await this.browser.resize(width, height)
    // of a mouse that rests where the last test left it
    await this.browser.point('mouse', [{ type: 'move', x: 2, y: 2 }])
    await this.browser.open(new URL(path, this.site).href)
    await this.arrive()
  }

  /** Waits until a page that was opened in any way is there and laid out (src/styles/farBelow.css). */
  async arrive() {
    await this.until(
      () =>
        document.readyState === 'complete' &&
        document.getAnimations().every((one) => (one as CSSAnimation).animationName !== 'far'),
    )
  }

  run: Browser['run'] = (code, ...args) => this.browser.run(code, ...args)

  /** Waits until code in the page says something true, and gives it. */
  async until<Args extends unknown[], Result>(code: (...args: Args) => Result, ...args: Args) {
    const end = Date.now() + MOST_MS
    for (;;) {
      // a page that is just being left answers with an error
      const result = await this.run(code, ...args).catch(() => undefined)
      if (result) return result
      if (Date.now() > end) throw new Error(`Did not become true within ${MOST_MS} ms: ${code.toString()}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Asks something of a thing: `code` gets its element, or undefined where there is none. */
  async ask<Args extends unknown[], Result>(
    target: Target,
    code: (element: HTMLElement | undefined, ...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    // as text: the page has neither of the two functions
    const [knows, result] = (await this.run(
      `(path, ...args) => window.thingsAt
        ? Promise.resolve((${code.toString()})(window.thingsAt(path)[0], ...args)).then((result) => [true, result ?? null])
        : [false]` as never,
      pathOf(target),
      ...args,
    )) as [boolean, Result]
    if (knows) return result
    await this.browser.inject(FINDER)
    return this.ask(target, code, ...args)
  }

  /** How many things go by that role and name. */
  async count(target: Target) {
    await this.ask(target, () => undefined)
    return this.run((path) => window.thingsAt!(path).length, pathOf(target))
  }

  isThere = (target: Target) => this.ask(target, (element) => element !== undefined)

  text = (target: Target) => this.ask(target, (element) => element?.innerText.replace(/\s+/g, ' ').trim())

  isFocused = (target: Target) =>
    this.ask(target, (element) => element !== undefined && element === element.ownerDocument.activeElement)

  isDisabled = (target: Target) => this.ask(target, (element) => element?.matches(':disabled'))

  focus = (target: Target) => this.ask(target, (element) => element?.focus())

  /** Brings a thing into view, waits until it stands still there, and says where. */
  async reach(target: Target): Promise<Place> {
    const end = Date.now() + MOST_MS
    for (;;) {
      const place = await this.ask(target, async (element) => {
        if (!element) return undefined
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        const rectangle = () => element.getBoundingClientRect()
        const { top, bottom } = rectangle()
        // below the header, and above what may hang at the foot
        const [least, most] = element.closest('header, dialog') ? [0, innerHeight] : [90, innerHeight - 10]
        if (top < least || bottom > most) element.scrollIntoView({ block: 'center', behavior: 'instant' })
        for (let still = 0, before = rectangle(); still < 3;) {
          await frame()
          const now = rectangle()
          still = now.x === before.x && now.y === before.y ? still + 1 : 0
          before = now
        }
        // another may have taken its place meanwhile
        if (!element.isConnected) return undefined
        const { left, top: y, width, height } = rectangle()
        return { left, top: y, width, height, x: left + width / 2, y: y + height / 2 }
      })
      if (place) return place
      if (Date.now() > end) throw new Error(`Not found within ${MOST_MS} ms: ${JSON.stringify(pathOf(target))}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Presses a thing in its middle, with finger or mouse, so many times, as fast as input comes. */
  async tap(target: Target, times = 1) {
    const { x, y } = await this.reach(target)
    await this.tapAt(x, y, times)
  }

  async tapAt(x: number, y: number, times = 1) {
    const taps = Array.from({ length: times }, (): Step[] => [{ type: 'down' }, { type: 'up' }])
    await this.browser.point(this.pointerThat('taps'), [{ type: 'move', x, y }, ...taps.flat()])
  }

  /** Lets the mouse rest on a thing. */
  async hover(target: Target) {
    const { x, y } = await this.reach(target)
    await this.browser.point('mouse', [{ type: 'move', x, y }])
  }

  /** Takes the mouse away, to the window's edge. */
  leave = () => this.browser.point('mouse', [{ type: 'move', x: 2, y: 300 }])

  /** Drags sideways, from one place to another, with finger or mouse, which rests there before it lets go. */
  async drag(from: { x: number; y: number }, toX: number) {
    const moves = Array.from({ length: 12 }, (_, i): Step => ({
      type: 'move',
      x: from.x + ((toX - from.x) * (i + 1)) / 12,
      y: from.y,
    }))
    await this.browser.point(this.pointerThat('swipes'), [
      { type: 'move', ...from },
      { type: 'down' },
      ...moves,
      { type: 'rest' },
      { type: 'up' },
    ])
  }

  private pointerThat = (does: 'taps' | 'swipes') => (this.isPhone && this.browser.finger[does] ? 'touch' : 'mouse')

  async type(text: string) {
    for (const letter of text) await this.browser.key(letter)
  }

  /** Starts the page's script as a keyboard does, and waits until it has the page in hand (src/layout/hydration.ts). */
  async startScript() {
    await this.ask(thing('link'), (link) =>
      link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })),
    )
    await this.until(() => window.replayInteractions === undefined)
  }

  /** How many files of script the page has asked for. */
  scripts = () =>
    this.run(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)
}
