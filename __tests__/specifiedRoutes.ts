import { DIVE_ROUTE, HOME_ROUTE, newsRoute } from '../src/config/routes'

/** The 50 content routes of the specification, section 2, as spelled there. */
export const SPECIFIED_ROUTES: readonly string[] = [
  HOME_ROUTE,
  ...Array.from({ length: 46 }, (_, number) => newsRoute(number)),
  DIVE_ROUTE,
  '/Events-Details',
  '/EventsCoralconnect',
]
