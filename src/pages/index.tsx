import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { PageHead } from '../layout/PageHead'
import type { PagePlace } from '../i18n/pagePlace'
import { Banner } from '../sections/home/Banner/Banner'
import { SkyPreload } from '../sections/home/Banner/BannerScene'
import { Collaborators } from '../sections/home/Collaborators/Collaborators'
import { CoralReefs } from '../sections/home/CoralReefs/CoralReefs'
import { Events } from '../sections/home/Events/Events'
import { Gallery } from '../sections/home/Gallery/Gallery'
import { HelpSaveTheReef } from '../sections/home/HelpSaveTheReef/HelpSaveTheReef'
import { InterestedToDive } from '../sections/home/InterestedToDive/InterestedToDive'
import { IntroVideo } from '../sections/home/IntroVideo/IntroVideo'
import { Merchandise } from '../sections/home/Merchandise/Merchandise'
import { Mission } from '../sections/home/Mission/Mission'
import { News } from '../sections/home/News/News'
import { RestorationProcess } from '../sections/home/RestorationProcess/RestorationProcess'
import { RestorationSite } from '../sections/home/RestorationSite/RestorationSite'
import { Ribbon } from '../sections/home/Ribbon/Ribbon'
import { Statistics } from '../sections/home/Statistics/Statistics'
import { Team } from '../sections/home/Team/Team'
import { Volunteer } from '../sections/home/Volunteer/Volunteer'

/** The home page: its sections in the order of the specification (section 1). */
const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => (
  <>
    <Ribbon {...data} />
    <Banner {...data} />
    <IntroVideo {...data} />
    <Statistics {...data} />
    <Mission {...data} />
    <RestorationProcess {...data} />
    <CoralReefs {...data} />
    <InterestedToDive {...data} />
    <Team {...data} />
    <Volunteer {...data} />
    <Gallery {...data} />
    <Merchandise {...data} />
    <News {...data} />
    <Events {...data} />
    <HelpSaveTheReef {...data} />
    <Collaborators {...data} />
    <RestorationSite {...data} />
  </>
)

export default HomePage

export const Head: HeadFC<Queries.HomePageQuery, PagePlace> = ({ data, pageContext }) => (
  <PageHead {...pageContext} title={data.banner.name} description={data.contactSettings.description}>
    <SkyPreload hills={data.banner.hills} />
  </PageHead>
)

export const query = graphql`
  query HomePage($language: String!) {
    contactSettings(language: { eq: $language }) {
      description
    }
    ...RibbonSection
    ...BannerSection
    ...IntroVideoSection
    ...StatisticsSection
    ...MissionSection
    ...RestorationProcessSection
    ...CoralReefsSection
    ...InterestedToDiveSection
    ...TeamSection
    ...VolunteerSection
    ...GallerySection
    ...MerchandiseSection
    ...NewsSection
    ...EventsSection
    ...HelpSaveTheReefSection
    ...CollaboratorsSection
    ...RestorationSiteSection
  }
`
