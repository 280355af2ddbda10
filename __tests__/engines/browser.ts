import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'puppeteer-core'
import { Builder, Key, Origin } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import { firefoxPath, webkitPaths } from '../../scripts/browsers'

type Place = { x: number; y: number }

/** One window of a browser, as far as its engine's driver goes; places in CSS pixels of the window. */
export interface Browser {
  /** What pages have written into the console; empty where the driver does not tell */
  messages: string[]
  resize(width: number, height: number): Promise<void>
  /** Opens an address and waits for its load event. */
  open(url: string): Promise<unknown>
  /** Runs an expression in the page and gives its value, or what it resolves to. */
  evaluate(expression: string): Promise<unknown>
  /** Presses with a finger, where the engine's driver has one, else with the mouse. */
  tap(place: Place, finger: boolean): Promise<void>
  move(place: Place): Promise<void>
  /** Drags with the mouse through the places, and rests at the last one before it lets go. */
  drag(places: readonly Place[]): Promise<void>
  /** Presses a key, by its name in KeyboardEvent.key. */
  key(name: string): Promise<void>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** After so long without a movement a pointer that lets go throws nothing. */
const REST_MS = 160

/** Debian's Firefox, which speaks WebDriver BiDi by itself. */
export const launchFirefox = async (lessMotion: boolean): Promise<Browser> => {
  const firefox = await launch({
    browser: 'firefox',
    executablePath: firefoxPath(),
    defaultViewport: null,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': lessMotion ? 1 : 0,
      'dom.w3c_touch_events.enabled': 1,
      // a busy machine can hold a finger down for longer than a tap may take, 300 ms
      'apz.max_tap_time': 20_000,
    },
  })
  // the tab that is there already never gets the focus
  const page = await firefox.newPage()
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(String(error)))
  return {
    messages,
    resize: (width, height) => page.setViewport({ width, height, hasTouch: true }),
    // `page.goto` waits in vain where Back has shown a page as it was left
    open: async (url) => {
      const isOpen = () => page.evaluate((to) => location.href === to && document.readyState === 'complete', url)
      await page.evaluate((to) => location.assign(to), url)
      while (!(await isOpen().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 50))
    },
    evaluate: (expression) => page.evaluate(expression),
    tap: ({ x, y }, finger) => (finger ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    move: ({ x, y }) => page.mouse.move(x, y),
    drag: async ([from, ...places]) => {
      await page.mouse.move(from!.x, from!.y)
      await page.mouse.down()
      for (const { x, y } of places) await page.mouse.move(x, y)
      await new Promise((resolve) => setTimeout(resolve, REST_MS))
      await page.mouse.up()
    },
    key: (name) => page.keyboard.press(name as 'Enter'),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => firefox.close(),
  }
}

/** GTK's settings for what a system would tell the browser. */
const gtkSettings = (lessMotion: boolean) => {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), `[Settings]\ngtk-enable-animations=${!lessMotion}\n`)
  return folder
}

/** `ArrowDown` → the code of WebDriver's `ARROW_DOWN`; a letter is its own code. */
const keyCode = (name: string) => {
  const known = name.replace(/(?<=[a-z])(?=[A-Z])/, '_').toUpperCase() as 'ENTER'
  return name.length > 1 ? Key[known] : name
}

/** WebKitGTK, the engine of Safari, through Debian's WebKitWebDriver, on the screen of playwright.config.ts. No touch. */
export const launchWebkit = async (lessMotion: boolean): Promise<Browser> => {
  const { driver: driverPath, browser } = webkitPaths()!
  const service = new DriverService.Builder(driverPath)
    .setHostname('127.0.0.1')
    .setEnvironment({
      ...process.env,
      DISPLAY: `:${process.env.WEBKIT_SCREEN}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: gtkSettings(lessMotion),
    })
    .build()
  const webkit = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
    })
    .build()
  const mouse = () => webkit.actions({ async: true })
  const to = ({ x, y }: Place) => ({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 16 })
  return {
    messages: [],
    resize: async (width, height) => {
      await webkit.manage().window().setRect({ x: 0, y: 0, width, height })
      await webkit.wait(() => webkit.executeScript(`return innerWidth === ${width}`))
    },
    open: (url) => webkit.get(url),
    evaluate: (expression) => webkit.executeScript(`return ${expression}`),
    tap: (place) => mouse().move(to(place)).press().release().perform(),
    move: (place) => mouse().move(to(place)).perform(),
    drag: ([from, ...places]) =>
      places
        .reduce((moves, place) => moves.move(to(place)), mouse().move(to(from!)).press())
        .pause(REST_MS)
        .release()
        .perform(),
    key: (name) => webkit.actions().sendKeys(keyCode(name)).perform(),
    screenshot: async () => Buffer.from(await webkit.takeScreenshot(), 'base64'),
    close: async () => {
      await webkit.quit()
      await service.kill()
    },
  }
}
