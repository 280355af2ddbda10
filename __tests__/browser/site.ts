import {
  guideRoute,
  newsRoute,
  rootRoute,
  topicRoute,
  DIVE_ROUTE,
  EVENTS_ROUTE,
  HOME_ROUTE,
  NEWS_ROUTE,
  LOGBOOK_ROUTE,
  PAPER_REEF_ROUTE,
  PRESS_ROUTE,
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
  press: PRESS_ROUTE,
  logbook: LOGBOOK_ROUTE,
  'paper reef': PAPER_REEF_ROUTE,
  giving: rootRoute('give'),
  impact: IMPACT_ROUTE,
  reefs: REEFS_ROUTE,
  'all stories': NEWS_ROUTE,
  'all events': EVENTS_ROUTE,
  'stories of a topic': topicRoute('Reef'),
  search: SEARCH_ROUTE,
  'not found': '/no-such-page',
}

export const WIDTHS = [320, 390, 768, 1000, 1280, 1920]
