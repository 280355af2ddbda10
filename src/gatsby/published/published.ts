import { SEARCH_ROUTE } from '../../config/routes'
import { UNLISTED_ROUTES } from '../../config/unlistedRoutes'
import { DATED_EVENT, JPEG, STORY } from '../storyQuery'

/** A reader asks for the whole feed every hour: with their full texts, these are some 240 kB. */
export const FEED_STORIES = 50

/** The search has nothing of its own to be found. */
export const NOT_IN_SITEMAP: readonly string[] = [...UNLISTED_ROUTES, SEARCH_ROUTE]

/** All that is told to others than visitors: the newest stories and guides, all pages, events whose day is known. */
export const publishedQuery = /* GraphQL */ `
  ${JPEG}
  ${STORY}
  ${DATED_EVENT}
  query Published($notInSitemap: [String!]!, $feedStories: Int!) {
    contactSettings {
      name
      siteUrl: origin
      email
    }
    newsArchive {
      lead
    }
    allSitePage(filter: { path: { nin: $notInSitemap } }, sort: { path: ASC }) {
      nodes {
        path
      }
    }
    newest: allNewsArticle(sort: [{ date: DESC }, { number: DESC }], limit: $feedStories) {
      nodes {
        html
        ...ToldStory
      }
    }
    newestGuides: allGuide(sort: [{ updated: DESC }, { route: ASC }], limit: $feedStories) {
      nodes {
        updated
        html
        ...ToldStory
      }
    }
    allNewsArticle(sort: { route: ASC }) {
      nodes {
        ...ToldStory
      }
    }
    allGuide(sort: { route: ASC }) {
      nodes {
        ...ToldStory
      }
    }
    allEventPage(sort: { route: ASC }) {
      nodes {
        ...ToldStory
      }
    }
    allEvent(filter: { calendar: { ne: null } }, sort: { date: ASC }) {
      nodes {
        ...DatedEvent
        calendar
        link
      }
    }
  }
`
