import { graphql } from 'gatsby'
import { Section } from '../../components/Section'
import { StoryRow } from '../../components/StoryRow'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './RelatedStories.module.css'

/** Three stories on the same topics. */
export const RelatedStories = ({ firstRelated, secondRelated, thirdRelated }: Queries.RelatedStoriesFragment) => {
  const words = useWords()
  const stories = [firstRelated, secondRelated, thirdRelated].filter((story) => story !== null)
  if (stories.length === 0) return null
  return (
    <Section className={styles.related} surface="light" edge="swell" labelledBy="related">
      <div className="wrap" data-pagefind-ignore>
        <h2 className="h3" id="related">
          {words.story.relatedStories}
        </h2>
        <StoryRow stories={stories} />
      </div>
    </Section>
  )
}

/** One by one: after an edit of any article Gatsby would ask all pages for a list of articles anew, but not for these three. */
export const fragment = graphql`
  fragment RelatedStories on Query {
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
