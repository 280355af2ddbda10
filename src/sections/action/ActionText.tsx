import { graphql } from 'gatsby'
import { PAGE_TITLE_ID } from '../../components/PageHeader'
import { Section } from '../../components/Section'
import { BeingConfirmed } from '../figures/BeingConfirmed'
import * as styles from './action.module.css'

type ActionTextProps = Queries.ActionTextFragment & { reviews: readonly (string | null)[] }

/** How it goes, in words; and what of the page has still to be confirmed. */
export const ActionText = ({ actionPage: { html }, reviews }: ActionTextProps) => (
  <Section surface="sand" edge="swell" labelledBy={PAGE_TITLE_ID}>
    <div className="wrap">
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
    }
  }
`
