/**
 * The path of the site's address: `/ibf` of `https://example.org/ibf`; empty where it has none. Content and code write routes,
 * which begin at the site's root (`/impact`); a browser gets addresses of its host (`/ibf/impact`). scripts/gatsby.cjs says
 * it to all processes of a build, and Gatsby writes what begins with `GATSBY_` into the visitors' script.
 */
export const SITE_PATH = process.env.GATSBY_SITE_PATH ?? ''

/**
 * What a link to a page or file of the site says, by its route: `/impact` → `/ibf/impact`, `/` → `/ibf`, `/#team` →
 * `/ibf#team`. What does not begin with a slash (a section of the same page, another site) stays.
 */
export const hrefOf = (route: string) =>
  // not SITE_PATH: without a path the compiler then leaves out what is for sites with one
  process.env.GATSBY_SITE_PATH && route.startsWith('/') ? SITE_PATH + route.replace(/^\/(?=[?#]|$)/, '') : route

/** The route of what stands at a path of the host: `/ibf/impact` → `/impact`, `/ibf` → `/`. */
export const routeOf = (path: string) =>
  process.env.GATSBY_SITE_PATH ? path.slice(SITE_PATH.length).replace(/^(?!\/)/, '/') : path
