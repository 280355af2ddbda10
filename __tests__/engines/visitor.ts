import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base } from '@playwright/test'
import type * as TestingLibraryDom from '@testing-library/dom'
import type { EngineName } from '../../scripts/browsers'
import { isAwake } from '../browser/startScript'
import { launchFirefox, launchWebkit, type Browser } from './browser'

export { expect } from '@playwright/test'

export const PHONE = { name: '390 px', width: 390, height: 844 } as const
export const DESK = { name: '1280 px', width: 1280, height: 800 } as const
export type Size = typeof PHONE | typeof DESK

/**
 * What a visitor would call a thing: its role and its name (WAI-ARIA), if need be inside another thing. Of several the first
 * that can be reached is meant.
 */
export type Thing = { role: string; name?: string | RegExp; within?: Thing }
export const thing = (role: string, name?: string | RegExp, within?: Thing): Thing => ({ role, name, within })

/** A thing as JSON, from the outermost to the innermost; a pattern is an object. */
type Path = { role: string; text?: string; pattern?: string }[]
const pathOf = ({ role, name, within }: Thing): Path => [
  ...(within ? pathOf(within) : []),
  name instanceof RegExp ? { role, pattern: name.source } : { role, text: name },
]

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibraryDom
  }
}

/** Runs in the page: all that a path leads to, also in a frame where the page is only its frame. */
const find = (path: Path) => {
  const page = document.querySelector<HTMLIFrameElement>('body > iframe:only-child')?.contentDocument ?? document
  return path.reduce<HTMLElement[]>(
    (scopes, { role, text, pattern }) =>
      scopes.flatMap((scope) =>
        window
          .TestingLibraryDom!.queryAllByRole(scope, role, { name: pattern ? new RegExp(pattern) : text })
          .filter((one) => !one.closest('[inert]')),
      ),
    [page.body],
  )
}

const TESTING_LIBRARY = readFileSync(
  createRequire(__filename).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** Machines differ by three times in speed. */
const MOST_MS = 40_000
/** More than any answer takes. Of a page that is just being left, the driver's may never come. */
const ANSWER_MS = 30_000

/** Gives the first true result of something that is tried again and again; a page that is just being left throws. */
const until = async <Result>(what: string, look: () => Promise<Result>) => {
  let cause: unknown
  for (const end = Date.now() + MOST_MS; Date.now() < end;) {
    const result = await look().catch((error: unknown) => void (cause = error))
    if (result) return result
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Not within ${MOST_MS} ms: ${what}`, { cause })
}

/** Somebody at a browser: looks for things by role and name, waits until they are there and stand still, and uses them. */
export class Visitor {
  private isPhone = false

  constructor(
    readonly browser: Browser,
    private readonly site: string,
  ) {}

  /** Opens a page of the site as if for the first time. */
  async open(path: string, { width, height }: Size) {
    this.isPhone = width === PHONE.width
    // else an address that differs in its fragment only would open nothing
    await this.browser.open('about:blank')
    await this.browser.resize(width, height)
    await this.leave()
    await this.browser.open(new URL(path, this.site).href)
  }

  /** Waits for a page that was opened by a link or by Back. */
  arrive = (path: string) =>
    this.until((wanted) => document.readyState === 'complete' && location.pathname + location.hash === wanted, path)

  private evaluate = (expression: string) =>
    Promise.race([
      this.browser.evaluate(expression),
      new Promise((_, reject) => setTimeout(() => reject(new Error('The browser does not answer.')), ANSWER_MS)),
    ])

  /** Runs a function in the page. It may use nothing from outside; what goes in and out must be JSON. */
  run = <Args extends unknown[], Result>(code: (...args: Args) => Result, ...args: Args) =>
    this.evaluate(`(${code.toString()})(...${JSON.stringify(args)})`) as Promise<Awaited<Result>>

  until = <Args extends unknown[], Result>(code: (...args: Args) => Result, ...args: Args) =>
    until(code.toString(), () => this.run(code, ...args))

  /** Asks something of all things of that role and name. */
  async askAll<Args extends unknown[], Result>(
    target: Thing,
    code: (elements: HTMLElement[], ...args: Args) => Result,
    ...args: Args
  ) {
    if (!(await this.run(() => 'TestingLibraryDom' in window))) {
      await this.evaluate(`void (() => { ${TESTING_LIBRARY} }).call(window)`)
    }
    const found = `(${find.toString()})(${JSON.stringify(pathOf(target))})`
    return (await this.evaluate(`(${code.toString()})(${found}, ...${JSON.stringify(args)})`)) as Awaited<Result>
  }

  /** Asks something of a thing, once it is there. */
  ask = <Args extends unknown[], Result>(
    target: Thing,
    code: (element: HTMLElement, ...args: Args) => Result,
    ...args: Args
  ) =>
    until(JSON.stringify(pathOf(target)), () =>
      this.askAll(
        target,
        `async ([element], ...args) => element && { is: await (${code.toString()})(element, ...args) }` as never,
        ...args,
      ),
    ).then((answer) => (answer as { is: Awaited<Result> }).is)

  count = (target: Thing) => this.askAll(target, (elements) => elements.length)
  text = (target: Thing) => this.ask(target, (element) => element.innerText.replace(/\s+/g, ' ').trim())
  isFocused = (target: Thing) => this.ask(target, (element) => element === element.ownerDocument.activeElement)
  isDisabled = (target: Thing) => this.ask(target, (element) => element.matches(':disabled, [aria-disabled=true]'))

  /** Brings a thing into view, waits until it stands still there, and says where. */
  reach = (target: Thing) =>
    this.ask(target, async (element) => {
      const { top, bottom } = element.getBoundingClientRect()
      // below the header, and above what may hang at the foot
      const [least, most] = element.closest('header, dialog') ? [0, innerHeight] : [90, innerHeight - 10]
      if (top < least || bottom > most) element.scrollIntoView({ block: 'center', behavior: 'instant' })
      for (let still = 0, before = ''; still < 8;) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        const now = JSON.stringify(element.getBoundingClientRect())
        still = now === before ? still + 1 : 0
        before = now
      }
      // another may have taken its place meanwhile
      if (!element.isConnected) throw new Error('gone')
      const { left, top: y, width, height } = element.getBoundingClientRect()
      return { left, top: y, width, height, x: left + width / 2, y: y + height / 2 }
    })

  /** Presses a thing in its middle, so many times, as fast as input comes. */
  async tap(target: Thing, times = 1) {
    const place = await this.reach(target)
    for (let tap = 0; tap < times; tap += 1) await this.tapAt(place)
  }

  tapAt = (place: { x: number; y: number }) => this.browser.tap(place, this.isPhone)

  /** Takes the mouse away, to the window's corner. */
  leave = () => this.browser.move({ x: 2, y: 2 })

  /** Drags sideways, from one place to another. */
  drag = (from: { x: number; y: number }, toX: number) =>
    this.browser.drag(Array.from({ length: 13 }, (_, i) => ({ x: from.x + ((toX - from.x) * i) / 12, y: from.y })))

  async type(text: string) {
    for (const letter of text) await this.browser.key(letter)
  }

  /** Starts the page's script, and waits until it has in hand what is in the window (src/browser/start.ts). */
  async startScript() {
    await this.ask(thing('link'), (link) =>
      link.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 })),
    )
    await this.until(isAwake)
  }
}

type Options = { engine: EngineName; lessMotion: boolean; browserOfWorker: Browser }

/** A test with a visitor. The browser is started once for all tests of a worker. */
export const test = base.extend<{ visitor: Visitor }, Options>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  lessMotion: [false, { option: true, scope: 'worker' }],
  browserOfWorker: [
    async ({ engine, lessMotion }, provide) => {
      const browser = await (engine === 'firefox' ? launchFirefox : launchWebkit)(lessMotion)
      await provide(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  visitor: async ({ browserOfWorker, baseURL }, provide, testInfo) => {
    await provide(new Visitor(browserOfWorker, baseURL!))
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('window.png', { body: await browserOfWorker.screenshot(), contentType: 'image/png' })
    }
  },
})
