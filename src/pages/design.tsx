import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { PageHead } from '../layout/PageHead'
import type { PagePlace } from '../i18n/pagePlace'
import { Controls } from '../sections/design/Controls'
import { Shapes } from '../sections/design/Shapes'
import { Spaces } from '../sections/design/Spaces'
import { Stories } from '../sections/design/Stories'
import { Surfaces } from '../sections/design/Surfaces'
import { TypeScale } from '../sections/design/TypeScale'
import { FactStrip } from '../sections/story/FactStrip'
import * as styles from './design.module.css'

/** The living style guide, for those who work on the site: not linked, not indexed, the target of the visual tests. */
const DesignPage = ({ data }: PageProps<Queries.DesignPageQuery>) => (
  <>
    <h1 className={`${styles.title} wrap`}>Style guide</h1>
    <Surfaces />
    <TypeScale />
    <Spaces />
    <Shapes />
    <Controls />
    <FactStrip
      facts={[
        { value: 'Over 1000', what: 'coral fragments planted' },
        { value: '8 to 13 m', what: 'depth of the planting' },
      ]}
    />
    <Stories {...data} />
  </>
)

export default DesignPage

export const Head: HeadFC<object, PagePlace> = ({ pageContext }) => (
  <PageHead
    {...pageContext}
    title="Style guide"
    description="Colours, type, space, shapes and parts of this site."
    unlisted
  />
)

export const query = graphql`
  query DesignPage($language: String!) {
    ...DesignStories
  }
`
