import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { PageHead } from '../layout/PageHead'
import type { PagePlace } from '../i18n/pagePlace'
import { BookingBar } from '../sections/dive/BookingBar'
import { DiveBanner, DiveBannerPreload } from '../sections/dive/DiveBanner'
import { DivePackages } from '../sections/dive/DivePackages'
import { DivingDay } from '../sections/dive/DivingDay'
import { PriceList } from '../sections/dive/PriceList'
import { WhyDiveWithUs } from '../sections/dive/WhyDiveWithUs'
import { BayMap } from '../sections/place/BayMap'
import { Questions } from '../sections/questions/Questions'

/** Dive With Us, top to bottom as in the specification (section 2). */
const DivePage = ({ data }: PageProps<Queries.DivePageQuery>) => (
  <>
    <DiveBanner {...data} />
    <DivePackages {...data} />
    <PriceList {...data} />
    <WhyDiveWithUs {...data} />
    <DivingDay {...data} />
    <Questions {...data} {...data.diveQuestions} />
    {data.priceSettings.prices && <BookingBar {...data} />}
    <BayMap {...data} />
  </>
)

export default DivePage

export const Head: HeadFC<Queries.DivePageQuery, PagePlace> = ({ data, pageContext }) => {
  const { title, picture, pictureAlt } = data.diveBanner
  return (
    <PageHead {...pageContext} {...data.diveBanner} label={title} picture={{ file: picture, alt: pictureAlt }}>
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
    ...DiveBannerSection
    ...DivePackagesSection
    ...PriceListSection
    ...WhyDiveWithUsSection
    ...DivingDaySection
    diveQuestions(language: { eq: $language }) {
      title
      lead
    }
    questions: allQuestion(filter: { language: { eq: $language }, about: { eq: "diving" } }, sort: { position: ASC }) {
      nodes {
        ...AnsweredQuestion
      }
    }
    ...KnownTerms
    ...BayMap
  }
`
