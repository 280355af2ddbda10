import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { DIVE_ROUTE } from '../config/routes'
import { routeIn } from '../i18n/routeIn'
import { PageHead } from '../layout/PageHead'
import { trips } from '../layout/structuredData/dive'
import { faqPage } from '../layout/structuredData/questions'
import type { PagePlace } from '../i18n/pagePlace'
import { BookingBar } from '../sections/dive/BookingBar'
import { DiveBanner, DiveBannerPreload } from '../sections/dive/DiveBanner'
import { DivePackages } from '../sections/dive/DivePackages'
import { DiveQuestions } from '../sections/dive/DiveQuestions'
import { DivingDay } from '../sections/dive/DivingDay'
import { PriceList } from '../sections/dive/PriceList'
import { WhyDiveWithUs } from '../sections/dive/WhyDiveWithUs'
import { BayMap } from '../sections/place/BayMap'

/** Dive With Us, top to bottom as in the specification (section 2). */
const DivePage = ({ data }: PageProps<Queries.DivePageQuery>) => (
  <>
    <DiveBanner {...data} />
    <DivePackages {...data} />
    {data.priceSettings.prices && <BookingBar {...data} />}
    <PriceList {...data} />
    <WhyDiveWithUs {...data} />
    <DivingDay {...data} />
    <DiveQuestions {...data} />
    <BayMap id="map" words={data.diveMap} links={data.mapLinks} place={data.place} />
  </>
)

export default DivePage

export const Head: HeadFC<Queries.DivePageQuery, PagePlace> = ({ data, pageContext }) => {
  const { title, description, picture, pictureAlt } = data.diveBanner
  return (
    <PageHead
      {...pageContext}
      title={title}
      description={description}
      label={title}
      picture={{ file: picture, alt: pictureAlt }}
      things={(site) => [
        ...trips(data, site),
        ...faqPage(routeIn(site.language, DIVE_ROUTE), data.questions.nodes, site),
      ]}
    >
      <DiveBannerPreload {...data} />
    </PageHead>
  )
}

export const query = graphql`
  query DivePage($language: String!) {
    diveBanner(language: { eq: $language }) {
      description
      picture {
        ...SharePicture
      }
    }
    ...DiveThings
    ...DiveBannerSection
    ...DivePackagesSection
    ...PriceListSection
    ...BookingBar
    ...WhyDiveWithUsSection
    ...DivingDaySection
    ...DiveQuestionsSection
    diveMap(language: { eq: $language }) {
      title
      lead
      openLabel
    }
    mapLinks: linkSettings(language: { eq: $language }) {
      map
      mapTitle
    }
    ...WayToTheBay
  }
`
