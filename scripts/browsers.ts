/** The browsers that tests and measurements run in, and where this machine has them. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The first of some programs that PATH leads to. */
const onPath = (...names: readonly string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))

/** CHROMIUM_PATH, then a Chromium or Chrome on PATH. Undefined: Playwright uses its own, if it was downloaded. */
export const chromiumPath = () =>
  process.env.CHROMIUM_PATH || onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')

/** FIREFOX_PATH, then a Firefox on PATH. */
export const firefoxPath = () => process.env.FIREFOX_PATH || onPath('firefox-esr', 'firefox')

/** WebKitGTK's driver, the browser that it starts (Debian keeps it beside the library), and a screen for both. */
export const webkitPaths = () => {
  const driver = onPath('WebKitWebDriver')
  const screen = onPath('Xvfb')
  const browser = ['x86_64', 'aarch64']
    .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path))
  return driver && browser && screen ? { driver, browser, screen } : undefined
}

/** How to start Chromium, beside what Playwright tells it by itself (no sandbox, no requests of its own). */
export const chromiumLaunch = () => ({ executablePath: chromiumPath(), args: ['--disable-gpu'] })

/**
 * How to start what most tests run in: Chromium's headless shell where it is installed, else `chromiumLaunch`. It has no
 * window, so pages take half of the processor's time; it also has no back/forward cache, asks for no favicon, and fetches
 * lazy pictures earlier.
 */
export const headlessLaunch = () => ({
  executablePath: process.env.CHROMIUM_PATH || onPath('chromium-headless-shell') || chromiumPath(),
  // in a shell too, letters stand where Chromium puts them, not on whole pixels
  args: ['--disable-gpu', '--font-render-hinting=none'],
})

export type EngineName = 'chromium' | 'firefox' | 'webkit'

const ENGINES = [
  { name: 'chromium', packages: 'chromium', find: () => chromiumPath() || existsSync(chromium.executablePath()) },
  { name: 'firefox', packages: 'firefox-esr', find: firefoxPath },
  { name: 'webkit', packages: 'webkit2gtk-driver xvfb', find: webkitPaths },
] as const

/** The engines of this machine, and those that it has not, with what Debian calls them. */
export const installedEngines = () => ({
  installed: ENGINES.filter(({ find }) => find()).map(({ name }): EngineName => name),
  missing: ENGINES.filter(({ find }) => !find()),
})
