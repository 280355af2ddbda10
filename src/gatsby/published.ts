import type { DatedEvent } from './calendars'
import type { FeedStory } from './feed'

type MadePicture = { childImageSharp: { resize: { src: string } } }

export type PublishedStory = Omit<FeedStory, 'picture' | 'secondPicture' | 'topics'> & {
  topics?: readonly string[]
  picture: MadePicture
  secondPicture: MadePicture
  parent: { fileAbsolutePath: string }
}

/** What `publishedQuery` gives. */
export interface Published {
  contactSettings: { name: string; siteUrl: string }
  newsArchive: { lead: string }
  allSitePage: { nodes: { path: string }[] }
  allNewsArticle: { nodes: PublishedStory[] }
  allEventPage: { nodes: PublishedStory[] }
  allEvent: { nodes: (Omit<DatedEvent, 'url'> & { link: string })[] }
}

/** JPEG, because not every reader of feeds and not every search engine shows newer kinds. */
const PICTURE = 'childImageSharp { resize(width: 1200, toFormat: JPG) { src } }'

const STORY = `
  title
  summary
  route
  html
  date
  picture { ${PICTURE} }
  pictureAlt
  secondPicture { ${PICTURE} }
  secondPictureAlt
  parent { ... on MarkdownRemark { fileAbsolutePath } }
`

/** All that is told to others than visitors: pages, stories newest first, events whose day is known. */
export const publishedQuery = `
  query Published {
    contactSettings { name siteUrl }
    newsArchive { lead }
    allSitePage(filter: { path: { nin: ["/404", "/404.html", "/design"] } }, sort: { path: ASC }) { nodes { path } }
    allNewsArticle(sort: [{ date: DESC }, { number: DESC }]) { nodes { topics ${STORY} } }
    allEventPage { nodes { ${STORY} } }
    allEvent(filter: { date: { ne: null } }, sort: { date: ASC }) {
      nodes { title description date startTime endTime place calendar link }
    }
  }
`
