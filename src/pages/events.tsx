import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { EVENTS_ROUTE } from '../config/routes'
import { PageHead } from '../layout/PageHead'
import { EventsByYear } from '../sections/events/EventsByYear'
import { EventsHeader } from '../sections/events/EventsHeader'

/** All events, those to come first. */
const EventsPage = ({ data }: PageProps<Queries.EventsPageQuery>) => (
  <>
    <EventsHeader {...data} />
    <EventsByYear {...data} />
  </>
)

export default EventsPage

export const Head: HeadFC<Queries.EventsPageQuery> = ({ data: { eventsArchive } }) => (
  <PageHead title={eventsArchive.title} description={eventsArchive.lead} route={EVENTS_ROUTE} />
)

export const query = graphql`
  query EventsPage {
    ...EventsHeader
    ...EventsByYear
  }
`
