import type { Configuration } from 'webpack'

/** What Gatsby's script asks for each by, from the folder `.cache`. */
const LEFT_OUT = [
  '../node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js',
  './register-service-worker',
]

/**
 * Leaves out of the visitors' script what starts workers: the scripts of others that Gatsby runs beside the page (Partytown),
 * and a service worker. This site has neither.
 *
 * Patches: `resolve.alias` of Gatsby's webpack configuration, where both become empty.
 * Works around: Gatsby adds its plugin for Partytown to every site, and the start of a service worker to every script.
 * Buys: 2 kB less script after a gesture (brotli).
 * Delete when: Gatsby sends them only to sites that have them.
 * @throws where the configuration has no aliases
 */
export const noWorkers = ({ resolve }: Configuration) => {
  const alias = resolve?.alias as Record<string, string | false> | undefined
  if (!alias)
    throw new Error('Gatsby’s webpack configuration has no aliases any more; see src/gatsby/patches/noWorkers.ts.')
  for (const request of LEFT_OUT) alias[`${request}$`] = false
}
