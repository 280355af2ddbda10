/** What the tests ask of a browser; `chromium.ts`, `firefox.ts` and `webkit.ts` are its three kinds. */

/** A part of what a mouse or a finger does; places in CSS pixels of the window. */
export type Step = { type: 'move'; x: number; y: number } | { type: 'rest' } | { type: 'down' } | { type: 'up' }

export type Preferences = { dark: boolean; lessMotion: boolean }

/** A page that can be reached from the tests: one window of one browser. */
export interface Browser {
  /** What it can play a finger for; a mouse does the rest */
  finger: { taps: boolean; swipes: boolean }
  /** What pages have written into the console and thrown; undefined where the driver does not tell */
  messages: string[] | undefined
  /** Also says whether the screen is touched, where the browser can be told */
  resize(width: number, height: number): Promise<void>
  /** Opens an address and waits for its load event. */
  open(url: string): Promise<void>
  /**
   * Runs a function in the page and gives what it returns, or resolves to. It may use nothing from outside; what goes in
   * and out must be JSON.
   */
  run<Args extends unknown[], Result>(code: (...args: Args) => Result | Promise<Result>, ...args: Args): Promise<Result>
  /** Runs code that returns nothing. */
  inject(code: string): Promise<void>
  point(with_: 'mouse' | 'touch', steps: readonly Step[]): Promise<void>
  /** One key, by its name in KeyboardEvent.key. */
  key(name: string): Promise<void>
  /** PNG of what is in the window. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** The function as text that takes its arguments as JSON and gives its result as JSON: engines differ in all else. */
export const asJson = (code: (...args: never[]) => unknown, args: readonly unknown[]) =>
  `Promise.resolve((${code.toString()})(...${JSON.stringify(args)})).then((result) => JSON.stringify(result ?? null))`

/** W3C WebDriver's codes for the keys that are no characters. */
const KEY_CODES: Record<string, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

const FRAME_MS = 16
/** After so long without a movement a finger that lifts throws nothing. */
const REST_MS = 160

/** Input as W3C WebDriver wants it (section 17, Actions), which classic and BiDi spell alike. */
export const pointerActions = (pointerType: 'mouse' | 'touch', steps: readonly Step[]) => [
  {
    type: 'pointer',
    id: pointerType,
    parameters: { pointerType },
    actions: steps.map((step) => {
      if (step.type === 'rest') return { type: 'pause', duration: REST_MS }
      return step.type === 'move'
        ? { type: 'pointerMove', x: Math.round(step.x), y: Math.round(step.y), duration: FRAME_MS }
        : { type: step.type === 'down' ? 'pointerDown' : 'pointerUp', button: 0 }
    }),
  },
]

export const keyActions = (name: string) => {
  const value = KEY_CODES[name] ?? name
  return [{ type: 'key', id: 'keyboard', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })) }]
}
