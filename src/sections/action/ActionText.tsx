import { graphql } from 'gatsby'
import { PAGE_TITLE_ID } from '../../components/PageHeader'
import { Section } from '../../components/Section'
import { BeingConfirmed } from '../figures/BeingConfirmed'
import { Terms } from '../questions/Terms'
import * as styles from './action.module.css'

type ActionTextProps = Queries.ActionTextFragment & Queries.KnownTermsFragment & { reviews: readonly (string | null)[] }

/** What people ask first, then how it goes, in words; and what of the page has still to be confirmed. */
export const ActionText = ({ actionPage: { html, about }, terms, reviews }: ActionTextProps) => (
  <Section surface="sand" edge="swell" labelledBy={PAGE_TITLE_ID}>
    <div className="wrap">
      <Terms terms={terms} about={about} />
      <div className={styles.columns}>
        {html.split(/(?=<h2)/).map((part) => (
          <div key={part} className={`${styles.part} prose`} dangerouslySetInnerHTML={{ __html: part }} />
        ))}
      </div>
      <BeingConfirmed reviews={reviews} className={styles.open} />
    </div>
  </Section>
)

export const fragment = graphql`
  fragment ActionText on Query {
    actionPage(id: { eq: $id }) {
      html
      about
    }
  }
`
