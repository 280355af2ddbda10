import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { wordsOf } from '../i18n/loadedWords'
import { PageHead } from '../layout/PageHead'
import type { PagePlace } from '../i18n/pagePlace'
import { ImpactFigures } from '../sections/impact/ImpactFigures'
import { ImpactHeader } from '../sections/impact/ImpactHeader'
import { ImpactTotals } from '../sections/impact/ImpactTotals'

/** All figures of the foundation's own work in one place, each with the article that it comes from. */
const ImpactPage = ({ data }: PageProps<Queries.ImpactQuery>) => (
  <>
    <ImpactHeader {...data} />
    <ImpactTotals {...data} />
    <ImpactFigures {...data} />
  </>
)

export default ImpactPage

export const Head: HeadFC<Queries.ImpactQuery, PagePlace> = ({ data, pageContext }) => (
  <PageHead
    {...pageContext}
    title={data.impactPage.title}
    description={data.impactPage.description}
    label={wordsOf(pageContext.language).common.impact}
  />
)

export const query = graphql`
  query Impact($language: String!) {
    impactPage(language: { eq: $language }) {
      description
    }
    ...ImpactHeader
    ...ImpactTotals
    ...ImpactFigures
  }
`
