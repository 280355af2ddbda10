import { SEARCH_ROUTE } from '../../config/routes'
import { UNLISTED_ROUTES } from '../../config/unlistedRoutes'
import { inAllLanguages } from '../../i18n/routeIn'
import { DATED_EVENT, JPEG, STORY } from '../storyQuery'

/** A reader asks for the whole feed every hour: with their full texts, these are some 240 kB. */
export const FEED_STORIES = 50

/** The search has nothing of its own to be found. */
export const NOT_IN_SITEMAP: readonly string[] = [...UNLISTED_ROUTES, ...inAllLanguages(SEARCH_ROUTE)]

/** What feeds and calendars of a language hold: the newest stories and guides, events whose day is known. */
export const publishedQuery = /* GraphQL */ `
  ${JPEG}
  ${STORY}
  ${DATED_EVENT}
  fragment FeedText on Story {
    parts {
      html
      picture {
        file {
          ...JpegFile
        }
        alt
        caption
      }
    }
    secondPictureCaption
  }
  query Published($language: String!, $feedStories: Int!) {
    contactSettings(language: { eq: $language }) {
      name
      siteUrl: origin
      email
    }
    newsArchive(language: { eq: $language }) {
      lead
    }
    newest: allNewsArticle(
      filter: { language: { eq: $language } }
      sort: [{ date: DESC }, { number: DESC }]
      limit: $feedStories
    ) {
      nodes {
        ...FeedText
        ...ToldStory
      }
    }
    newestGuides: allGuide(
      filter: { language: { eq: $language } }
      sort: [{ updated: DESC }, { route: ASC }]
      limit: $feedStories
    ) {
      nodes {
        updated
        ...FeedText
        ...ToldStory
      }
    }
    allEvent(filter: { language: { eq: $language }, calendar: { ne: null } }, sort: { date: ASC }) {
      nodes {
        ...DatedEvent
        calendar
        link
      }
    }
  }
`

/** All pages, in all languages. */
export const sitemapQuery = /* GraphQL */ `
  ${JPEG}
  ${STORY}
  query Sitemap($notInSitemap: [String!]!) {
    allSitePage(filter: { path: { nin: $notInSitemap } }, sort: { path: ASC }) {
      nodes {
        path
        pageContext
      }
    }
    allStory(sort: { route: ASC }) {
      nodes {
        ...ToldStory
      }
    }
  }
`
