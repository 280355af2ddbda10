import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { linkedPicture } from '../fragments/linkedPicture'
import { PageHead } from '../layout/PageHead'
import { faqPage } from '../layout/structuredData/questions'
import type { PagePlace } from '../i18n/pagePlace'
import { ActionFigures } from '../sections/action/ActionFigures'
import { ActionHeader, ActionHeaderPreload } from '../sections/action/ActionHeader'
import { ActionQuestions } from '../sections/action/ActionQuestions'
import { ActionStories } from '../sections/action/ActionStories'
import { ActionText } from '../sections/action/ActionText'

/** A page of `content/actions`: all that there is for one thing that people come to do. */
const ActionTemplate = ({ data }: PageProps<Queries.ActionQuery>) => (
  <>
    <ActionHeader {...data} />
    <ActionText {...data} />
    <ActionFigures {...data} />
    <ActionQuestions {...data} />
    <ActionStories {...data} />
  </>
)

export default ActionTemplate

export const Head: HeadFC<Queries.ActionQuery, PagePlace> = ({ data, pageContext }) => {
  const { route, picture, pictureAlt } = data.actionPage
  return (
    <PageHead
      {...pageContext}
      {...data.actionPage}
      picture={linkedPicture(picture, pictureAlt)}
      things={(site) => faqPage(route, data.questions.nodes, site)}
    >
      <ActionHeaderPreload {...data} />
    </PageHead>
  )
}

export const query = graphql`
  query Action($language: String!, $id: String!, $about: String!) {
    actionPage(id: { eq: $id }) {
      route
      description
      picture {
        ...LinkedPicture
      }
    }
    ...ActionHeader
    ...ActionText
    ...ActionFigures
    ...ActionQuestions
    ...ActionStories
  }
`
