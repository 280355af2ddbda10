/** The browser engines that the tests in __tests__/engines run in, and where this machine has them. */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumPath, onPath } from './chromium'

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof ENGINES)[number]

/** FIREFOX_PATH, then a Firefox on PATH. */
export const firefoxPath = () => process.env.FIREFOX_PATH || onPath('firefox-esr') || onPath('firefox')

/** WebKitGTK's driver, the browser that it starts (Debian keeps it beside the library), and a screen for both. */
export const webkitPaths = () => {
  const driver = onPath('WebKitWebDriver')
  const screen = onPath('Xvfb')
  const browser = ['x86_64', 'aarch64']
    .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path))
  return driver && browser && screen ? { driver, browser, screen } : undefined
}

const FOUND: Record<EngineName, () => unknown> = {
  chromium: () => chromiumPath() || existsSync(chromium.executablePath()),
  firefox: firefoxPath,
  webkit: webkitPaths,
}

/** What Debian calls it */
const PACKAGES: Record<EngineName, string> = {
  chromium: 'chromium',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb',
}

/** The engines of this machine, and the packages of those that it has not. */
export const installedEngines = () => ({
  installed: ENGINES.filter((name) => FOUND[name]()),
  missing: ENGINES.filter((name) => !FOUND[name]()).map((name) => ({ name, packages: PACKAGES[name] })),
})
