import { graphql } from 'gatsby'
import { PageHeader } from '../../components/PageHeader'
import { useWords } from '../../i18n/pageLanguage'

/** What the page gathers, and by which rule. */
export const ImpactHeader = ({ impactPage }: Queries.ImpactHeaderFragment) => {
  const words = useWords()
  return <PageHeader {...impactPage} label={words.common.impact} />
}

export const fragment = graphql`
  fragment ImpactHeader on Query {
    impactPage(language: { eq: $language }) {
      title
      lead
    }
  }
`
