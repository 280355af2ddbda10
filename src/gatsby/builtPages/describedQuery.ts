import type { NewsListPage } from '../../lib/newsLists'
import type { DivePackage } from '../structuredData/dive'
import type { KnownEvent } from '../structuredData/events'
import type { Site } from '../structuredData/site'

export type DescribedFile = {
  absolutePath: string
  internal: { contentDigest: string }
  childImageSharp: { resize: { src: string; width: number; height: number } }
}
type Pictured = { picture: DescribedFile; pictureAlt: string }
export type Marked = { placeholder: readonly string[] | null }

export type DescribedStory = Pictured & {
  id: string
  route: string
  /** Last part of its breadcrumb */
  label: string | null
  title: string
  summary: string
  date: string | null
  dateText: string | null
  /** Only a guide has it: a day as YYYY-MM-DD */
  updated?: string
  topics: readonly string[] | null
  pictureFocus: Focus
  secondPicture: DescribedFile
  secondPictureAlt: string
  parent: { fileAbsolutePath: string }
}
export type Focus = 'left' | 'centre' | 'right' | null

/** What `describedQuery` gives. */
export interface DescribedContent {
  contact: Omit<Site, 'profiles' | 'pictureLicence' | 'hasSearch'> &
    Marked & { email: string; phone: string; sharePicture: DescribedFile; sharePictureAlt: string }
  links: Marked & { facebook: string; instagram: string; pictureLicence: string | null }
  banner: { tagline: string }
  diveBanner: Pictured & { title: string }
  allSitePage: { nodes: { path: string; pageContext: Partial<NewsListPage> }[] }
  allNewsArticle: { nodes: DescribedStory[] }
  allGuide: { nodes: DescribedStory[] }
  allEventPage: { nodes: DescribedStory[] }
  allEvent: { nodes: (Omit<KnownEvent, 'picture' | 'route'> & Pictured & { link: string })[] }
  allDivePackage: { nodes: (Omit<DivePackage, 'picture'> & Pictured)[] }
  priceSettings: Marked & { prices: readonly string[] | null }
}

/** The same arguments as those of the feeds (`publishedQuery`), so that no picture is made twice. */
const FILE = `
  absolutePath
  internal { contentDigest }
  childImageSharp { resize(width: 1200, toFormat: JPG) { src width height } }
`
const STORY = `
  id
  route
  label
  title
  summary
  date
  dateText
  topics
  picture { ${FILE} }
  pictureAlt
  pictureFocus
  secondPicture { ${FILE} }
  secondPictureAlt
  parent { ... on MarkdownRemark { fileAbsolutePath } }
`

/** All that pages tell to others than visitors. */
export const describedQuery = `
  query DescribedContent {
    contact: contactSettings {
      name shortName description siteUrl street locality region postalCode countryCode email phone placeholder
      sharePicture { ${FILE} }
      sharePictureAlt
    }
    links: linkSettings { facebook instagram pictureLicence placeholder }
    banner: homeBanner { tagline }
    diveBanner { title picture { ${FILE} } pictureAlt }
    allSitePage(sort: { path: ASC }) { nodes { path pageContext } }
    allNewsArticle(sort: { route: ASC }) { nodes { ${STORY} } }
    allGuide(sort: { route: ASC }) { nodes { updated ${STORY} } }
    allEventPage(sort: { route: ASC }) { nodes { ${STORY} } }
    allEvent(sort: { position: ASC }, filter: { date: { ne: null } }) {
      nodes { title description date startTime endTime place link picture { ${FILE} } pictureAlt }
    }
    allDivePackage(sort: { position: ASC }) {
      nodes { title description forWhom benefits picture { ${FILE} } pictureAlt }
    }
    priceSettings { prices placeholder }
  }
`
