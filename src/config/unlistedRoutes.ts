/** Routes that nobody asks for, in all languages, apart from `routes.ts`, which every page loads. */
import { inAllLanguages } from '../i18n/routeIn'
import { ALTERNATE_ROUTES } from './routes'

/** The page for unknown addresses: Gatsby makes it as a route and as a file, and one of its own while developing. */
export const NOT_FOUND_ROUTES: readonly string[] = inAllLanguages('/404', '/404.html', '/dev-404-page')

/** Pages that are nobody's goal, and second addresses of others: neither guessed nor listed, and no content can have them. */
export const UNLISTED_ROUTES: readonly string[] = [
  ...NOT_FOUND_ROUTES,
  ...inAllLanguages(...Object.keys(ALTERNATE_ROUTES)),
]
