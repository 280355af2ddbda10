import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The browser for tests: CHROMIUM_PATH, then a Chromium or Chrome on PATH. Undefined leaves the choice to Playwright,
 * which then uses its own, if it was downloaded.
 */
export const chromiumPath = () => {
  const asked = process.env.CHROMIUM_PATH
  if (asked && !existsSync(asked)) {
    throw new Error(`CHROMIUM_PATH is "${asked}", where there is no file; set it to the path of a Chromium or Chrome.`)
  }
  return (
    asked ||
    (process.env.PATH ?? '')
      .split(delimiter)
      .flatMap((folder) => NAMES.map((name) => join(folder, name)))
      .find((path) => existsSync(path))
  )
}

/** How to start it: without a sandbox, which a container refuses, and without requests of its own. */
export const chromiumLaunch = () => ({
  executablePath: chromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})
