import { graphql } from 'gatsby'
import { Breadcrumb } from '../../components/Breadcrumb'
import { Button } from '../../components/Button'
import { Heading } from '../../components/Heading'
import { PAGE_TITLE_ID } from '../../components/PageHeader'
import { Section } from '../../components/Section'
import { SiteLink } from '../../components/SiteLink'
import { PAPER_REEF_ROUTE } from '../../config/routes'
import { useRouteHere, useWords } from '../../i18n/pageLanguage'
import * as styles from './Logbook.module.css'
import { LogbookCard } from './LogbookCard'

const MOST_LETTERS = 24

/** The page that a visitor takes home from the dive: a card to save, share or print. */
export const Logbook = (data: Queries.LogbookFragment) => {
  const words = data.logbookPage
  const here = useRouteHere()
  const { share: shareLabel } = useWords().common
  return (
    <Section className={styles.page} surface="reef" labelledBy={PAGE_TITLE_ID}>
      <div className={`${styles.grid} wrap`}>
        <LogbookCard {...data} />
        <div className="screen-only">
          <Breadcrumb label={words.label} />
          <Heading level="h1" className={`${styles.title} h2`} id={PAGE_TITLE_ID}>
            {words.title}
          </Heading>
          <p className="lead">{words.lead}</p>
          <div className="needs-script">
            <label className={styles.diver}>
              <span className="display">{words.yourName}</span>
              <input className="display" name="diver" maxLength={MOST_LETTERS} autoComplete="given-name" />
            </label>
            <p className={`${styles.ways} side-by-side`}>
              <Button look="go" data-card="save">
                {words.save}
              </Button>
              <Button look="chip" data-card="share">
                {shareLabel}
              </Button>
              <span className="display" role="status" data-saved={words.saved} data-failed={words.failed} />
            </p>
          </div>
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
      date
      diver
      yourName
      save
      saved
      failed
      reefToPrint
    }
    contact: contactSettings(language: { eq: $language }) {
      name
      shortName
    }
  }
`
