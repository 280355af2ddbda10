import { join } from 'node:path'
import type { Configuration } from 'webpack'

/** Gatsby's own alias for its router's older name. */
const ROUTER = '@reach/router'

const LEFT_OUT = ['@gatsbyjs/reach-router', 'gatsby-react-router-scroll', 'gatsby-link', './navigation']

/** Where the router would say to screen readers which page it has led to. */
const ANNOUNCER = /<div id="gatsby-announcer"[^>]*><\/div>/

/**
 * Leaves Gatsby's router out of the visitors' script: pages are changed by the browser, and nothing else listens to it.
 *
 * Patches: `resolve.alias` of Gatsby's webpack configuration; three packages and Gatsby's own `navigation.js` are
 * `src/layout/noRouter.tsx` instead. Where Gatsby comes to take more of them than that has, webpack stops the build.
 * Works around: Gatsby has no setting for a site without client-side navigation; its script takes every change of the
 * address, also to a section of the page, for a navigation, draws the page anew, and keeps its scroll positions in
 * sessionStorage.
 * Buys: nothing kept in the visitor's browser, and 7 kB less script after a gesture (brotli).
 * Delete when: Gatsby can leave it out.
 * @param root the project's folder
 * @throws where Gatsby knows no such router
 */
export const noRouter = ({ resolve }: Configuration, root: string) => {
  const alias = resolve?.alias as Record<string, string> | undefined
  if (!alias?.[ROUTER])
    throw new Error('Gatsby’s webpack configuration has no router any more; see src/gatsby/patches/noRouter.ts.')
  for (const name of LEFT_OUT) alias[`${name}$`] = join(root, 'src/layout/noRouter.tsx')
}

/**
 * Takes the router's announcer out of a page, as it is out of the script.
 * @throws where the page has one that Gatsby wrote otherwise
 */
export const withoutAnnouncer = (html: string) => {
  const without = html.replace(ANNOUNCER, '')
  if (without.includes('gatsby-announcer'))
    throw new Error(
      'its announcer is not as Gatsby wrote it until now, so that it would stay; see src/gatsby/patches/noRouter.ts.',
    )
  return without
}
