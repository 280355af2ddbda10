import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { HOME_ROUTE } from '../config/routes'
import { PageHead } from '../layout/PageHead'
import { Banner } from '../sections/home/Banner'
import { SkyPreload } from '../sections/home/BannerScene'
import { Collaborators } from '../sections/home/Collaborators'
import { CoralReefs } from '../sections/home/CoralReefs'
import { Events } from '../sections/home/Events'
import { Gallery } from '../sections/home/Gallery'
import { HelpSaveTheReef } from '../sections/home/HelpSaveTheReef'
import { InterestedToDive } from '../sections/home/InterestedToDive'
import { IntroVideo } from '../sections/home/IntroVideo'
import { Merchandise } from '../sections/home/Merchandise'
import { Mission } from '../sections/home/Mission'
import { News } from '../sections/home/News'
import { RestorationProcess } from '../sections/home/RestorationProcess'
import { RestorationSite } from '../sections/home/RestorationSite'
import { Ribbon } from '../sections/home/Ribbon'
import { Statistics } from '../sections/home/Statistics'
import { Team } from '../sections/home/Team'
import { Volunteer } from '../sections/home/Volunteer'

/** The home page: its seventeen sections in the order of the specification (section 1). */
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

export const Head: HeadFC<Queries.HomePageQuery> = ({ data }) => (
  <PageHead title={data.banner!.name} description={data.contactSettings!.description} route={HOME_ROUTE}>
    <SkyPreload hills={data.banner!.hills} />
  </PageHead>
)

export const query = graphql`
  query HomePage {
    contactSettings {
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
