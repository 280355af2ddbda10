import { graphql } from 'gatsby'
import { PageHeader } from '../../components/PageHeader'
import { SiteLink } from '../../components/SiteLink'
import { useWords } from '../../i18n/pageLanguage'
import { CardGroups } from '../cards/CardGroups'
import { EventCard } from './EventCard'

/** All events, under what is to come (those without a day too) and under their years; or that nothing is to come. */
export const AllEvents = ({ eventsArchive, links, coming, all }: Queries.AllEventsFragment) => {
  const { common } = useWords()
  return (
    <>
      <PageHeader label={common.events} title={eventsArchive.title} lead={eventsArchive.lead} surface="light">
        <p hidden={coming.totalCount > 0} data-none-coming>
          {eventsArchive.noneComing} <SiteLink to={links.facebook}>{common.facebook}</SiteLink>{' '}
          <SiteLink to={links.instagram}>{common.instagram}</SiteLink>
        </p>
      </PageHeader>
      <CardGroups
        cards={all.nodes}
        headingOf={({ isToCome, date }) => (isToCome || !date ? common.coming : date.slice(0, 4))}
      >
        {(event) => (
          <li key={event.title}>
            <EventCard {...event} />
          </li>
        )}
      </CardGroups>
    </>
  )
}

export const fragment = graphql`
  fragment AllEvents on Query {
    eventsArchive(language: { eq: $language }) {
      title
      lead
      noneComing
    }
    links: linkSettings(language: { eq: $language }) {
      facebook
      instagram
    }
    coming: allEvent(filter: { language: { eq: $language }, isToCome: { eq: true } }) {
      totalCount
    }
    all: allEvent(filter: { language: { eq: $language } }, sort: { position: ASC }) {
      nodes {
        ...EventCard
      }
    }
  }
`
