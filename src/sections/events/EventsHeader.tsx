import { graphql } from 'gatsby'
import { PageHeader } from '../../components/PageHeader'
import { useWords } from '../../i18n/pageLanguage'

/** Where one is and what is listed; and that nothing is to come, where that is so. */
export const EventsHeader = ({ eventsArchive, coming }: Queries.EventsHeaderFragment) => {
  const words = useWords()
  return (
    <PageHeader
      look="list"
      label={words.common.events}
      title={eventsArchive.title}
      beside={
        <div>
          <p className="lead">{eventsArchive.lead}</p>
          <p className="small" hidden={coming.totalCount > 0} data-none-coming>
            {eventsArchive.noneComing}
          </p>
        </div>
      }
    />
  )
}

export const fragment = graphql`
  fragment EventsHeader on Query {
    eventsArchive(language: { eq: $language }) {
      title
      lead
      noneComing
    }
    coming: allEvent(filter: { language: { eq: $language }, isToCome: { eq: true } }) {
      totalCount
    }
  }
`
