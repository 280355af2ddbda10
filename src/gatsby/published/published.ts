import { SEARCH_ROUTE } from '../../config/routes'
import { UNLISTED_ROUTES } from '../../config/unlistedRoutes'
import { DATED_EVENT, STORY, type DatedEvent, type Story } from '../storyQuery'

/** What the feeds say of an article or a guide. */
type PublishedText = Story & { html: string; topics: readonly string[] }

/** What `publishedQuery` gives. */
export interface Published {
  contactSettings: { name: string; siteUrl: string }
  newsArchive: { lead: string }
  allSitePage: { nodes: { path: string }[] }
  newest: { nodes: (PublishedText & { date: string })[] }
  newestGuides: { nodes: (PublishedText & { updated: string })[] }
  allNewsArticle: { nodes: Story[] }
  allGuide: { nodes: Story[] }
  allEventPage: { nodes: Story[] }
  allEvent: { nodes: (DatedEvent & { calendar: string; link: string })[] }
}

/** A reader asks for the whole feed every hour: with their full texts, these are some 240 kB. */
export const FEED_STORIES = 50

/** The search has nothing of its own to be found. */
export const NOT_IN_SITEMAP: readonly string[] = [...UNLISTED_ROUTES, SEARCH_ROUTE]

/** All that is told to others than visitors: the newest stories and guides, all pages, events whose day is known. */
export const publishedQuery = `
  query Published {
    contactSettings { name siteUrl }
    newsArchive { lead }
    allSitePage(filter: { path: { nin: ${JSON.stringify(NOT_IN_SITEMAP)} } }, sort: { path: ASC }) { nodes { path } }
    newest: allNewsArticle(sort: [{ date: DESC }, { number: DESC }], limit: ${FEED_STORIES}) {
      nodes { html ${STORY} }
    }
    newestGuides: allGuide(sort: [{ updated: DESC }, { route: ASC }], limit: ${FEED_STORIES}) { nodes { updated html ${STORY} } }
    allNewsArticle(sort: { route: ASC }) { nodes { ${STORY} } }
    allGuide(sort: { route: ASC }) { nodes { ${STORY} } }
    allEventPage(sort: { route: ASC }) { nodes { ${STORY} } }
    allEvent(filter: { date: { ne: null } }, sort: { date: ASC }) {
      nodes { ${DATED_EVENT} calendar link }
    }
  }
`
