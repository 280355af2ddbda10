import type { NewsListPage } from '../../lib/newsLists'
import type { DivePackage } from '../structuredData/dive'
import { DATED_EVENT, JPEG, STORY, type DatedEvent, type JpegFile, type Story } from '../storyQuery'
import type { Site } from '../structuredData/site'

type Pictured = { picture: JpegFile; pictureAlt: string }
export type Marked = { placeholder: readonly string[] | null }
export type DescribedStory = Story & {
  /** Only a guide has it: a day as YYYY-MM-DD */
  updated?: string
}

/** What `describedQuery` gives. */
export interface DescribedContent {
  contact: Omit<Site, 'profiles' | 'pictureLicence' | 'hasSearch'> &
    Marked & { email: string; phone: string; sharePicture: JpegFile; sharePictureAlt: string }
  links: Marked & { facebook: string; instagram: string; pictureLicence: string | null }
  banner: { tagline: string }
  diveBanner: Pictured & { title: string }
  allSitePage: { nodes: { path: string; pageContext: Partial<NewsListPage> }[] }
  allNewsArticle: { nodes: DescribedStory[] }
  allGuide: { nodes: DescribedStory[] }
  allEventPage: { nodes: DescribedStory[] }
  allEvent: { nodes: (DatedEvent & Pictured & { link: string })[] }
  allDivePackage: { nodes: (Omit<DivePackage, 'picture'> & Pictured)[] }
  priceSettings: Marked & { prices: readonly string[] | null }
}

/** All that pages tell to others than visitors. */
export const describedQuery = `
  query DescribedContent {
    contact: contactSettings {
      name shortName description siteUrl street locality region postalCode countryCode email phone placeholder
      sharePicture { ${JPEG} }
      sharePictureAlt
    }
    links: linkSettings { facebook instagram pictureLicence placeholder }
    banner: homeBanner { tagline }
    diveBanner { title picture { ${JPEG} } pictureAlt }
    allSitePage(sort: { path: ASC }) { nodes { path pageContext } }
    allNewsArticle(sort: { route: ASC }) { nodes { ${STORY} } }
    allGuide(sort: { route: ASC }) { nodes { updated ${STORY} } }
    allEventPage(sort: { route: ASC }) { nodes { ${STORY} } }
    allEvent(sort: { position: ASC }, filter: { date: { ne: null } }) {
      nodes { ${DATED_EVENT} link picture { ${JPEG} } pictureAlt }
    }
    allDivePackage(sort: { position: ASC }) {
      nodes { title description forWhom benefits picture { ${JPEG} } pictureAlt }
    }
    priceSettings { prices placeholder }
  }
`
