import { SEARCH_ROUTE } from '../../config/routes'
import { UNLISTED_ROUTES } from '../../config/unlistedRoutes'
import type { DatedEvent } from './calendars'
import type { FeedStory } from './feed'

type MadePicture = { childImageSharp: { resize: { src: string } } }
export type Pictures = { picture: MadePicture; secondPicture: MadePicture }

/** What the sitemap says of a story. */
type PublishedStory = Pictures & { route: string; parent: { fileAbsolutePath: string } }

/** What the feeds say of one. */
type PublishedText = Omit<FeedStory, 'picture' | 'secondPicture'> & Pictures

/** What `publishedQuery` gives. */
export interface Published {
  contactSettings: { name: string; siteUrl: string }
  newsArchive: { lead: string }
  allSitePage: { nodes: { path: string }[] }
  newest: { nodes: PublishedText[] }
  newestGuides: { nodes: (Omit<PublishedText, 'date'> & { updated: string })[] }
  allNewsArticle: { nodes: PublishedStory[] }
  allGuide: { nodes: PublishedStory[] }
  allEventPage: { nodes: PublishedStory[] }
  allEvent: { nodes: (Omit<DatedEvent, 'url'> & { link: string })[] }
}

/** JPEG, because not every reader of feeds and not every search engine shows newer kinds. */
const PICTURE = 'childImageSharp { resize(width: 1200, toFormat: JPG) { src } }'

const PICTURES = `
  picture { ${PICTURE} }
  secondPicture { ${PICTURE} }
`

const STORY = `
  route
  ${PICTURES}
  parent { ... on MarkdownRemark { fileAbsolutePath } }
`

/** A reader asks for the whole feed every hour: with their full texts, these are some 240 kB. */
export const FEED_STORIES = 50

/** The search has nothing of its own to be found. */
export const NOT_IN_SITEMAP: readonly string[] = [...UNLISTED_ROUTES, SEARCH_ROUTE]

const TEXT = `title summary route html topics pictureAlt secondPictureAlt ${PICTURES}`

/** All that is told to others than visitors: the newest stories and guides, all pages, events whose day is known. */
export const publishedQuery = `
  query Published {
    contactSettings { name siteUrl }
    newsArchive { lead }
    allSitePage(filter: { path: { nin: ${JSON.stringify(NOT_IN_SITEMAP)} } }, sort: { path: ASC }) { nodes { path } }
    newest: allNewsArticle(sort: [{ date: DESC }, { number: DESC }], limit: ${FEED_STORIES}) {
      nodes { date ${TEXT} }
    }
    newestGuides: allGuide(sort: [{ updated: DESC }, { route: ASC }], limit: ${FEED_STORIES}) { nodes { updated ${TEXT} } }
    allNewsArticle(sort: { route: ASC }) { nodes { ${STORY} } }
    allGuide(sort: { route: ASC }) { nodes { ${STORY} } }
    allEventPage(sort: { route: ASC }) { nodes { ${STORY} } }
    allEvent(filter: { date: { ne: null } }, sort: { date: ASC }) {
      nodes { title description date startTime endTime place calendar link }
    }
  }
`
