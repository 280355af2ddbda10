import {
  guideRoute,
  newsRoute,
  rootRoute,
  DIVE_ROUTE,
  EVENTS_ROUTE,
  HOME_ROUTE,
  NEWS_ROUTE,
  LOGBOOK_ROUTE,
  PAPER_REEF_ROUTE,
  SEARCH_ROUTE,
  IMPACT_ROUTE,
  REEFS_ROUTE,
} from '../../src/config/routes'

export { SPECIFIED_ROUTES as ROUTES } from '../specifiedRoutes'

/** One page of each kind: with slider, with film, plain. */
export const PAGE_KINDS = {
  home: HOME_ROUTE,
  'article with slider': newsRoute(41),
  'article with film': newsRoute(17),
  'plain article': newsRoute(14),
  guide: guideRoute('planting-mangroves'),
  'event page': '/Events-Details',
  dive: DIVE_ROUTE,
  privacy: rootRoute('privacy'),
  press: rootRoute('press'),
  logbook: LOGBOOK_ROUTE,
  'paper reef': PAPER_REEF_ROUTE,
  giving: rootRoute('give'),
  impact: IMPACT_ROUTE,
  reefs: REEFS_ROUTE,
  'all stories': NEWS_ROUTE,
  'all events': EVENTS_ROUTE,
  search: SEARCH_ROUTE,
  'not found': '/no-such-page',
}

/** The sheets of the edges between sections (src/components/Edge.tsx, Reef.tsx), as a selector. */
export const PAPER_EDGES = 'main :is(svg:has(> use[href^="#e-"]), div:has(> i + i + i))'

export const WIDTHS = [320, 768, 1000, 1920]
