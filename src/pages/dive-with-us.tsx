import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { DIVE_ROUTE } from '../config/routes'
import { PageHead } from '../layout/PageHead'
import { BookingBar } from '../sections/dive/BookingBar'
import { DiveBanner, DiveBannerPreload } from '../sections/dive/DiveBanner'
import { DiveMap } from '../sections/dive/DiveMap'
import { DivePackages } from '../sections/dive/DivePackages'
import { DiveQuestions } from '../sections/dive/DiveQuestions'
import { DivingDay } from '../sections/dive/DivingDay'
import { PriceList } from '../sections/dive/PriceList'
import { WhyDiveWithUs } from '../sections/dive/WhyDiveWithUs'

/** Dive With Us, top to bottom as in the specification (section 2). */
const DivePage = ({ data }: PageProps<Queries.DivePageQuery>) => (
  <>
    <DiveBanner {...data} />
    <DivePackages {...data} />
    <PriceList {...data} />
    {data.priceSettings.prices && <BookingBar {...data} />}
    <WhyDiveWithUs {...data} />
    <DivingDay {...data} />
    <DiveQuestions {...data} />
    <DiveMap {...data} />
  </>
)

export default DivePage

export const Head: HeadFC<Queries.DivePageQuery> = ({ data }) => (
  <PageHead title={data.diveBanner.title} description={data.diveBanner.description} route={DIVE_ROUTE}>
    <DiveBannerPreload {...data} />
  </PageHead>
)

export const query = graphql`
  query DivePage {
    diveBanner {
      description
    }
    ...DiveBannerSection
    ...DivePackagesSection
    ...PriceListSection
    ...BookingBar
    ...WhyDiveWithUsSection
    ...DivingDaySection
    ...DiveQuestionsSection
    ...DiveMapSection
  }
`
