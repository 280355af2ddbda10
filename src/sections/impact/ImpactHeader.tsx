import { graphql } from 'gatsby'
import { PageHeader } from '../../components/PageHeader'
import * as wording from '../../config/wording'

/** What the page gathers, and by which rule. */
export const ImpactHeader = ({ impactPage }: Queries.ImpactHeaderFragment) => (
  <PageHeader {...impactPage} label={wording.impact} />
)

export const fragment = graphql`
  fragment ImpactHeader on Query {
    impactPage {
      title
      lead
    }
  }
`
