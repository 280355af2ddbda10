import { graphql } from 'gatsby'
import { Breadcrumb } from '../../components/Breadcrumb'
import * as wording from '../../config/wording'
import * as styles from './ImpactHeader.module.css'

/** What the page gathers, and by which rule. */
export const ImpactHeader = ({ impactPage }: Queries.ImpactHeaderFragment) => (
  <header className={`${styles.header} on-reef`}>
    <div className="wrap">
      <Breadcrumb label={wording.impact} />
      <h1 className={styles.title}>{impactPage.title}</h1>
      <p className="lead">{impactPage.lead}</p>
    </div>
  </header>
)

export const fragment = graphql`
  fragment ImpactHeader on Query {
    impactPage {
      title
      lead
    }
  }
`
