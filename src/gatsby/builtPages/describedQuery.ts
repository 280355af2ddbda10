import { DATED_EVENT, JPEG, STORY } from '../storyQuery'

/** All that pages tell to others than visitors. */
export const describedQuery = /* GraphQL */ `
  ${JPEG}
  ${STORY}
  ${DATED_EVENT}
  query DescribedContent($language: String!) {
    contact: contactSettings(language: { eq: $language }) {
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
    links: linkSettings(language: { eq: $language }) {
      facebook
      instagram
      pictureLicence
      placeholder
    }
    diveBanner(language: { eq: $language }) {
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
    allNewsArticle(filter: { language: { eq: $language } }, sort: { route: ASC }) {
      nodes {
        place
        partners
        sponsors
        ...ToldStory
      }
    }
    allGuide(filter: { language: { eq: $language } }, sort: { route: ASC }) {
      nodes {
        updated
        ...ToldStory
      }
    }
    allEventPage(filter: { language: { eq: $language } }, sort: { route: ASC }) {
      nodes {
        ...ToldStory
      }
    }
    allEvent(sort: { position: ASC }, filter: { language: { eq: $language }, calendar: { ne: null } }) {
      nodes {
        ...DatedEvent
        link
        picture {
          ...JpegFile
        }
        pictureAlt
      }
    }
    allQuestion(filter: { language: { eq: $language }, html: { ne: "" } }, sort: { position: ASC }) {
      nodes {
        title
        about
        html
      }
    }
    allActionPage(filter: { language: { eq: $language } }, sort: { position: ASC }) {
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
    allTextPage(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        route
        label
      }
    }
    pressPage(language: { eq: $language }) {
      label
    }
    logbookPage(language: { eq: $language }) {
      label
    }
    paperReefPage(language: { eq: $language }) {
      label
    }
    allDivePackage(filter: { language: { eq: $language } }, sort: { position: ASC }) {
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
    priceSettings(language: { eq: $language }) {
      prices {
        what
        which
        price
      }
      placeholder
    }
  }
`
