import { DATED_EVENT, JPEG, STORY } from '../storyQuery'

/** All that pages tell to others than visitors. */
export const describedQuery = /* GraphQL */ `
  ${JPEG}
  ${STORY}
  ${DATED_EVENT}
  query DescribedContent {
    contact: contactSettings {
      name
      shortName
      description
      siteUrl: origin
      street
      locality
      region
      postalCode
      countryCode
      email
      phone
      placeholder
      sharePicture {
        ...JpegFile
      }
      sharePictureAlt
    }
    links: linkSettings {
      facebook
      instagram
      pictureLicence
      placeholder
    }
    banner: homeBanner {
      tagline
    }
    diveBanner {
      title
      picture {
        ...JpegFile
      }
      pictureAlt
    }
    allSitePage(sort: { path: ASC }) {
      nodes {
        path
        pageContext
      }
    }
    allNewsArticle(sort: { route: ASC }) {
      nodes {
        place
        partners
        sponsors
        ...ToldStory
      }
    }
    allGuide(sort: { route: ASC }) {
      nodes {
        updated
        ...ToldStory
      }
    }
    allEventPage(sort: { route: ASC }) {
      nodes {
        ...ToldStory
      }
    }
    allEvent(sort: { position: ASC }, filter: { calendar: { ne: null } }) {
      nodes {
        ...DatedEvent
        link
        picture {
          ...JpegFile
        }
        pictureAlt
      }
    }
    allQuestion(filter: { html: { ne: "" } }, sort: { position: ASC }) {
      nodes {
        title
        about
        html
      }
    }
    allActionPage(sort: { position: ASC }) {
      nodes {
        route
        label
        about
        picture {
          ...JpegFile
        }
        pictureAlt
      }
    }
    allTextPage(sort: { position: ASC }) {
      nodes {
        route
        label
      }
    }
    pressPage {
      label
    }
    allDivePackage(sort: { position: ASC }) {
      nodes {
        title
        description
        forWhom
        benefits
        picture {
          ...JpegFile
        }
        pictureAlt
      }
    }
    priceSettings {
      prices {
        what
        which
        price
      }
      placeholder
    }
  }
`
