import { graphql, type HeadFC, type PageProps } from 'gatsby'
import { wordsOf } from '../i18n/loadedWords'
import { storySection } from '../i18n/storySection'
import { useWords } from '../i18n/pageLanguage'
import { leadPlace } from '../lib/leadPlace'
import { PageHead } from '../layout/PageHead'
import { eventThings } from '../layout/structuredData/events'
import { article } from '../layout/structuredData/stories'
import type { PagePlace } from '../i18n/pagePlace'
import { ButtonLink } from '../components/ButtonLink'
import { MoreStories } from '../sections/cards/MoreStories'
import { BeingConfirmed } from '../sections/story/BeingConfirmed'
import { StoryBody } from '../sections/story/StoryBody'
import { StoryDeed } from '../sections/story/StoryDeed'
import { StoryHeader } from '../sections/story/StoryHeader'
import { StoryLead, StoryLeadPreload } from '../sections/story/StoryLead'
import { StorySlider } from '../sections/story/StorySlider'
import { StorySources } from '../sections/story/StorySources'
import * as styles from '../sections/story/story.module.css'

/** Every article, guide and event page. */
const StoryTemplate = ({ data }: PageProps<Queries.StoryPageQuery>) => {
  const words = useWords()
  const { story, event } = data
  const related = [data.firstRelated, data.secondRelated, data.thirdRelated]
  const isWide = leadPlace(story) === 'wide'
  return (
    <>
      <article className={`${styles.end} on-paper sheet`}>
        <div data-lightbox-group={words.common.pictures}>
          <StoryHeader {...story}>{!isWide && <StoryLead {...story} />}</StoryHeader>
          {isWide && <StoryLead {...story} />}
          <StoryBody {...story} />
          <StorySlider {...story} />
          <StorySources {...story} />
        </div>
        <BeingConfirmed {...story} className={`${styles.below} column`} />
        {event?.calendar && (
          <p className={`${styles.below} column screen-only`} data-until={event.date}>
            <ButtonLink to={event.calendar} look="go" size="small">
              {words.common.addToCalendar}
            </ButtonLink>
          </p>
        )}
        <StoryDeed {...data} said={story.deed} topics={story.topics} />
      </article>
      <MoreStories id="related" title={words.story.relatedStories} stories={related.filter((one) => one !== null)} />
    </>
  )
}

export default StoryTemplate

export const Head: HeadFC<Queries.StoryPageQuery, PagePlace> = ({ data: { story, dated }, pageContext }) => (
  <PageHead
    {...pageContext}
    title={story.title}
    description={story.summary}
    parent={storySection(wordsOf(pageContext.language), pageContext.language, story.topics)}
    label={story.label ?? wordsOf(pageContext.language).story.newsDetail}
    picture={{ file: story.picture, alt: story.pictureAlt }}
    isArticle
    things={(site) => [article(story, site), ...eventThings(dated.nodes, story.route, site)]}
  >
    <StoryLeadPreload {...story} />
  </PageHead>
)

export const query = graphql`
  # what programs are told of it
  fragment ToldStory on Story {
    title
    summary
    route
    label
    date
    dateText
    topics
    picture {
      ...SharePicture
    }
    pictureAlt
    ... on Guide {
      updated
    }
  }
  query StoryPage(
    $language: String!
    $id: String!
    $route: String!
    $firstRelatedId: String
    $secondRelatedId: String
    $thirdRelatedId: String
  ) {
    story(id: { eq: $id }) {
      checking
      deed
      ...ToldStory
      ...StoryHeader
      ...StoryLead
      ...StoryBody
      ...StorySlider
      ...StorySources
    }
    event(language: { eq: $language }, link: { eq: $route }, isToCome: { eq: true }) {
      date
      calendar
    }
    dated: allEvent(
      filter: { language: { eq: $language }, link: { eq: $route }, calendar: { ne: null } }
      sort: { position: ASC }
    ) {
      nodes {
        ...DatedEvent
      }
    }
    ...StoryDeeds
    # one by one: after an edit of any article Gatsby would ask all pages for a list of articles anew, but not for these
    firstRelated: newsArticle(id: { eq: $firstRelatedId }) {
      ...StoryCard
    }
    secondRelated: newsArticle(id: { eq: $secondRelatedId }) {
      ...StoryCard
    }
    thirdRelated: newsArticle(id: { eq: $thirdRelatedId }) {
      ...StoryCard
    }
  }
`
