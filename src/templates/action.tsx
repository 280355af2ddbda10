import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { PageHead } from '../layout/PageHead'
import type { PagePlace } from '../i18n/pagePlace'
import { ActionButton, ActionHeader, ActionHeaderPreload } from '../sections/action/ActionHeader'
import { ActionText } from '../sections/action/ActionText'
import { MoreStories } from '../sections/cards/MoreStories'
import { ImpactFigures } from '../sections/impact/ImpactFigures'
import { PaperSheets } from '../sections/paperReef/PaperSheets'
import { Questions } from '../sections/questions/Questions'

/**
 * A page of `content/actions`: all that there is for one thing that people come to do. Classes find first what they can print;
 * figures stand where gifts are asked for, stories elsewhere.
 */
const ActionTemplate = ({ data }: PageProps<Queries.ActionQuery>) => {
  const { about, figuresTitle, questionsTitle, storiesTitle } = data.actionPage
  const stories = <MoreStories id="stories" title={storiesTitle} stories={data.stories.nodes} />
  return (
    <>
      <ActionHeader {...data} />
      {about === 'schools' && <PaperSheets {...data} titled />}
      <ActionText {...data} />
      {figuresTitle ? <ImpactFigures title={figuresTitle} figures={data.figures} /> : stories}
      <Questions {...data} title={questionsTitle}>
        <ActionButton {...data} again />
      </Questions>
      {figuresTitle && stories}
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
      figuresTitle
      questionsTitle
      about
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
    figures: allImpactFigure(
      filter: { language: { eq: $language }, about: { in: [$about] } }
      sort: { position: ASC }
      limit: 3
    ) {
      nodes {
        ...ImpactFigure
      }
    }
    questions: allQuestion(filter: { language: { eq: $language }, about: { eq: $about } }, sort: { position: ASC }) {
      nodes {
        ...AnsweredQuestion
      }
    }
    ...KnownTerms
    ...PaperSheets
  }
`
