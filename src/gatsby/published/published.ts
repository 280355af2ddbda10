import { ADDRESS_FOLLOWS_ROUTE, ALTERNATE_ROUTES, DESIGN_ROUTE, SEARCH_ROUTE } from '../../config/routes'
import type { DatedEvent } from './calendars'
import type { FeedStory } from './feed'

type MadePicture = { childImageSharp: { resize: { src: string } } }
export type Pictures = { picture: MadePicture; secondPicture: MadePicture }

/** What the sitemap says of a story. */
type PublishedStory = Pictures & { route: string; parent: { fileAbsolutePath: string } }

/** What `publishedQuery` gives. */
export interface Published {
  contactSettings: { name: string; siteUrl: string }
  newsArchive: { lead: string }
  allSitePage: { nodes: { path: string }[] }
  newest: { nodes: (Omit<FeedStory, 'picture' | 'secondPicture'> & Pictures)[] }
  allNewsArticle: { nodes: PublishedStory[] }
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
const FEED_STORIES = 50

/** Pages that the sitemap leaves out: nobody's goal, or another page's second address. */
export const UNLISTED_ROUTES: readonly string[] = [
  '/404',
  '/404.html',
  ADDRESS_FOLLOWS_ROUTE,
  DESIGN_ROUTE,
  SEARCH_ROUTE,
  ...Object.keys(ALTERNATE_ROUTES),
]

/** All that is told to others than visitors: the newest stories, all pages and stories, events whose day is known. */
export const publishedQuery = `
  query Published {
    contactSettings { name siteUrl }
    newsArchive { lead }
    allSitePage(filter: { path: { nin: ${JSON.stringify(UNLISTED_ROUTES)} } }, sort: { path: ASC }) { nodes { path } }
    newest: allNewsArticle(sort: [{ date: DESC }, { number: DESC }], limit: ${FEED_STORIES}) {
      nodes { title summary route html date topics pictureAlt secondPictureAlt ${PICTURES} }
    }
    allNewsArticle(sort: { route: ASC }) { nodes { ${STORY} } }
    allEventPage(sort: { route: ASC }) { nodes { ${STORY} } }
    allEvent(filter: { date: { ne: null } }, sort: { date: ASC }) {
      nodes { title description date startTime endTime place calendar link }
    }
  }
`
