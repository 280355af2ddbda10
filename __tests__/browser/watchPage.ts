import type { Page } from '@playwright/test'
import { consoleOf } from './consoleOf'

declare global {
  interface Window {
    violations: string[]
  }
}

/** Answers for other hosts; gives the addresses they were asked for, as long as the page lives. */
export const standInForOthers = async (page: Page, baseURL: string) => {
  const asked: string[] = []
  await page.route(
    (url) => url.origin !== new URL(baseURL).origin,
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>Elsewhere</p>' })
    },
  )
  return asked
}

/** Remembers what the page's Content Security Policy refuses. */
export const watchViolations = (page: Page) =>
  page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.violations.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })

export const violations = (page: Page) => page.evaluate(() => window.violations)

/** What the page left in the browser. */
const leftBehind = async (page: Page) => [
  ...(await page.context().cookies()).map(({ name }) => `cookie ${name}`),
  ...(await page.evaluate(async () => [
    ...Object.keys(localStorage),
    // Gatsby's router keeps how far a page was scrolled, which the page on privacy says
    ...Object.keys(sessionStorage).filter((key) => !key.startsWith('@@scroll')),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
  ])),
]

/** What a quiet page did. */
export const NOTHING = { said: [], askedElsewhere: [], refused: [], left: [] }

/**
 * Watches what no visitor asks for; to be called before the page is opened. Gives what says, when asked, what the page did
 * so far: in the console, of other hosts, against its policy, and in the browser's storage.
 */
export const watchPage = async (page: Page, baseURL: string) => {
  const said = consoleOf(page)
  const askedElsewhere = await standInForOthers(page, baseURL)
  await watchViolations(page)
  return async () => ({ said, askedElsewhere, refused: await violations(page), left: await leftBehind(page) })
}
