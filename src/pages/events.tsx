import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { EVENTS_ROUTE } from '../config/routes'
import { wordsOf } from '../i18n/loadedWords'
import { routeIn } from '../i18n/routeIn'
import { PageHead } from '../layout/PageHead'
import { eventThings } from '../layout/structuredData/events'
import type { PagePlace } from '../i18n/pagePlace'
import { AllEvents } from '../sections/events/AllEvents'

/** All events, those to come first. */
const EventsPage = ({ data }: PageProps<Queries.EventsPageQuery>) => <AllEvents {...data} />

export default EventsPage

export const Head: HeadFC<Queries.EventsPageQuery, PagePlace> = ({ data: { eventsArchive, dated }, pageContext }) => (
  <PageHead
    {...pageContext}
    title={eventsArchive.title}
    description={eventsArchive.lead}
    label={wordsOf(pageContext.language).common.events}
    things={(site) => eventThings(dated.nodes, routeIn(site.language, EVENTS_ROUTE), site)}
  />
)

export const query = graphql`
  query EventsPage($language: String!) {
    dated: allEvent(filter: { language: { eq: $language }, calendar: { ne: null } }, sort: { position: ASC }) {
      nodes {
        ...DatedEvent
      }
    }
    ...AllEvents
  }
`
