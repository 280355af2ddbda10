import { useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { graphql } from 'gatsby'
import { Breadcrumb } from '../../components/Breadcrumb'
import { Button } from '../../components/Button'
import { Heading } from '../../components/Heading'
import { PAGE_TITLE_ID } from '../../components/PageHeader'
import { Section } from '../../components/Section'
import { SiteLink } from '../../components/SiteLink'
import { PAPER_REEF_ROUTE } from '../../config/routes'
import { useLanguage, useRouteHere, useWords } from '../../i18n/pageLanguage'
import { keepUnits } from '../../lib/keepUnits'
import type { Sighting } from '../../lib/sightings'
import { todayOnLombok } from '../../lib/todayOnLombok'
import * as styles from './Logbook.module.css'
import { LogbookCard } from './LogbookCard'
import { LogbookEntry } from './LogbookEntry'
import { useCardFile } from './useCardFile'

const MOST_LETTERS = 24
const unchanging = () => () => undefined

/** The page that a visitor takes home from the dive: a card to save, share or print, and the same in words. */
export const Logbook = ({ logbookPage: words, contact }: Queries.LogbookFragment) => {
  const here = useRouteHere()
  const language = useLanguage()
  const { share: shareLabel } = useWords().story
  const id = useId()
  const card = useRef<SVGSVGElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [diver, setDiver] = useState('')
  const { said, save, share } = useCardFile(card, words)
  // until the page's script is there `stampToday` (src/inline) has written it
  const today = useSyncExternalStore(
    unchanging,
    () => todayOnLombok(language),
    () => '',
  )
  // what was typed before the script came, and before it does what was pressed
  useLayoutEffect(() => setDiver(field.current?.value ?? ''), [])
  const sightings = words.animals as readonly Sighting[]
  return (
    <Section className={styles.page} surface="reef" labelledBy={PAGE_TITLE_ID}>
      <div className={`${styles.grid} wrap`}>
        <LogbookCard ref={card} describedBy={id} {...{ words, contact, sightings, today, diver }} />
        <div className="screen-only">
          <Breadcrumb label={words.label} />
          <Heading level="h1" className={`${styles.title} h2`} id={PAGE_TITLE_ID}>
            {words.title}
          </Heading>
          <p className="lead">{keepUnits(words.lead)}</p>
          <div className="needs-script">
            <label className={styles.diver}>
              <span className="display">{words.yourName}</span>
              <input
                ref={field}
                className="display"
                maxLength={MOST_LETTERS}
                autoComplete="given-name"
                onChange={({ target }) => setDiver(target.value)}
              />
            </label>
            <p className={styles.ways}>
              <Button look="go" onClick={save}>
                {words.save}
              </Button>
              <Button look="chip" onClick={share}>
                {shareLabel}
              </Button>
            </p>
          </div>
          <p className={`${styles.said} display`} role="status">
            {said}
          </p>
          <LogbookEntry id={id} {...{ words, today }} />
          <p className="links">
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
