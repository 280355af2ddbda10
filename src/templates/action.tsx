import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { SiteLink } from '../components/SiteLink'
import { IMPACT_ROUTE } from '../config/routes'
import { useRouteHere, useWords } from '../i18n/pageLanguage'
import { PageHead } from '../layout/PageHead'
import type { PagePlace } from '../i18n/pagePlace'
import { ActionButton, ActionHeader, ActionHeaderPreload } from '../sections/action/ActionHeader'
import { ActionText } from '../sections/action/ActionText'
import { MoreStories } from '../sections/cards/MoreStories'
import { ImpactFigures } from '../sections/impact/ImpactFigures'
import { Questions } from '../sections/questions/Questions'

/** A page of `content/actions`: all that there is for one thing that people come to do. */
const ActionTemplate = ({ data }: PageProps<Queries.ActionQuery>) => {
  const words = useWords()
  const here = useRouteHere()
  return (
    <>
      <ActionHeader {...data} />
      <ActionText {...data} />
      <ImpactFigures
        title={data.actionPage.figuresTitle}
        beside={
          <p className="links">
            <SiteLink to={here(IMPACT_ROUTE)}>{words.common.impact}</SiteLink>
          </p>
        }
        figures={data.figures}
      />
      <Questions {...data} title={data.actionPage.questionsTitle}>
        <ActionButton {...data} again />
      </Questions>
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
  }
`
