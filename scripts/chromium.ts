import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The first of some programs that PATH leads to. */
export const onPath = (...names: readonly string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))

/**
 * The browser for tests: CHROMIUM_PATH, then a Chromium or Chrome on PATH. Undefined leaves the choice to Playwright,
 * which then uses its own, if it was downloaded.
 */
export const chromiumPath = () => {
  const asked = process.env.CHROMIUM_PATH
  if (asked && !existsSync(asked)) {
    throw new Error(`CHROMIUM_PATH is "${asked}", where there is no file; set it to the path of a Chromium or Chrome.`)
  }
  return asked || onPath(...NAMES)
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

/**
 * How to start what most tests run in: Chromium's headless shell where it is installed, else `chromiumLaunch`. It has no
 * window, so pages take half of the processor's time; it also has no back/forward cache, asks for no favicon, and fetches
 * lazy pictures earlier.
 */
export const headlessLaunch = () => {
  const { executablePath, args } = chromiumLaunch()
  const shell = process.env.CHROMIUM_PATH ? undefined : onPath('chromium-headless-shell')
  // in a shell too, letters stand where Chromium puts them, not on whole pixels
  return { executablePath: shell ?? executablePath, args: [...args, '--font-render-hinting=none'] }
}
