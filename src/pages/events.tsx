import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { PageHead } from '../layout/PageHead'
import type { PagePlace } from '../i18n/pagePlace'
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

export const Head: HeadFC<Queries.EventsPageQuery, PagePlace> = ({ data: { eventsArchive }, pageContext }) => (
  <PageHead {...pageContext} title={eventsArchive.title} description={eventsArchive.lead} />
)

export const query = graphql`
  query EventsPage($language: String!) {
    ...EventsHeader
    ...EventsByYear
  }
`
