import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { PageHead } from '../layout/PageHead'
import type { PagePlace } from '../i18n/pagePlace'
import { ActionFigures } from '../sections/action/ActionFigures'
import { ActionHeader, ActionHeaderPreload } from '../sections/action/ActionHeader'
import { ActionQuestions } from '../sections/action/ActionQuestions'
import { ActionText } from '../sections/action/ActionText'
import { MoreStories } from '../sections/cards/MoreStories'

/** A page of `content/actions`: all that there is for one thing that people come to do. */
const ActionTemplate = ({ data }: PageProps<Queries.ActionQuery>) => {
  const stated = [data.actionPage, ...data.figures.nodes, ...data.questions.nodes]
  return (
    <>
      <ActionHeader {...data} />
      <ActionText {...data} reviews={stated.map(({ review }) => review)} />
      <ActionFigures {...data} />
      <ActionQuestions {...data} />
      <MoreStories id="stories" title={data.actionPage.storiesTitle} stories={data.stories.nodes} />
    </>
  )
}

export default ActionTemplate

export const Head: HeadFC<Queries.ActionQuery, PagePlace> = ({ data, pageContext }) => {
  const { picture, pictureAlt } = data.actionPage
  return (
    <PageHead {...pageContext} {...data.actionPage} picture={{ file: picture, alt: pictureAlt }}>
      <ActionHeaderPreload {...data} />
    </PageHead>
  )
}

export const query = graphql`
  query Action($language: String!, $id: String!, $about: String!) {
    actionPage(id: { eq: $id }) {
      description
      storiesTitle
      review
      picture {
        ...SharePicture
      }
    }
    stories: allNewsArticle(
      filter: { language: { eq: $language }, about: { in: [$about] } }
      sort: [{ date: DESC }, { number: DESC }]
      limit: 3
    ) {
      nodes {
        ...StoryCard
      }
    }
    ...ActionHeader
    ...ActionText
    ...ActionFigures
    ...ActionQuestions
  }
`
