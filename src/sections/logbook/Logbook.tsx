import { useId, useRef, useState, useSyncExternalStore } from 'react'
import { graphql } from 'gatsby'
import { Breadcrumb } from '../../components/Breadcrumb'
import { Heading } from '../../components/Heading'
import { PAGE_TITLE_ID } from '../../components/PageHeader'
import { Section } from '../../components/Section'
import { PAPER_REEF_ROUTE } from '../../config/routes'
import { useLanguage, useRouteHere } from '../../i18n/pageLanguage'
import { SiteLink } from '../../components/SiteLink'
import { keepUnits } from '../../lib/keepUnits'
import type { Sighting } from '../../lib/sightings'
import { todayOnLombok } from '../../lib/todayOnLombok'
import * as styles from './Logbook.module.css'
import { LogbookCard } from './LogbookCard'
import { LogbookEntry } from './LogbookEntry'
import { LogbookWays } from './LogbookWays'

const unchanging = () => () => undefined

/** The page that a visitor takes home from the dive: a card to save, share or print, and the same in words. */
export const Logbook = ({ logbookPage: words, contact }: Queries.LogbookFragment) => {
  const here = useRouteHere()
  const language = useLanguage()
  const id = useId()
  const card = useRef<SVGSVGElement>(null)
  const [diver, setDiver] = useState('')
  // until the page's script is there `stampToday` (src/inline) has written it
  const today = useSyncExternalStore(
    unchanging,
    () => todayOnLombok(language),
    () => '',
  )
  const sightings = words.animals as readonly Sighting[]
  return (
    <Section className={styles.page} surface="reef" labelledBy={PAGE_TITLE_ID}>
      <div className={`${styles.grid} wrap`}>
        <LogbookCard
          ref={card}
          above={`${contact.name} · ${words.label}`}
          shortName={contact.shortName}
          describedBy={id}
          {...{ words, sightings, today, diver }}
        />
        <div className="screen-only">
          <Breadcrumb label={words.label} />
          <Heading level="h1" className={`${styles.title} h2`} id={PAGE_TITLE_ID}>
            {words.title}
          </Heading>
          <p className="lead">{keepUnits(words.lead)}</p>
          <LogbookWays words={words} card={card} onDiver={setDiver} />
          <LogbookEntry id={id} {...{ words, sightings, today }} />
          <p className={`${styles.print} links`}>
            <SiteLink to={here(PAPER_REEF_ROUTE)}>{words.reefToPrint}</SiteLink>
          </p>
        </div>
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment Logbook on Query {
    logbookPage(language: { eq: $language }) {
      title
      label
      lead
      cardTitle
      cardLine
      animals {
        animal
        name
      }
      deepestPoint
      date
      diver
      met
      yourName
      save
      saved
      copied
      failed
      reefToPrint
    }
    contact: contactSettings(language: { eq: $language }) {
      name
      shortName
    }
  }
`
