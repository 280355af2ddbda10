import { graphql } from 'gatsby'
import { useWords } from '../../i18n/pageLanguage'
import { MoreStories } from '../cards/MoreStories'

/** Three stories on the same topics. */
export const RelatedStories = ({ firstRelated, secondRelated, thirdRelated }: Queries.RelatedStoriesFragment) => {
  const words = useWords()
  const stories = [firstRelated, secondRelated, thirdRelated].filter((story) => story !== null)
  return <MoreStories id="related" title={words.story.relatedStories} stories={stories} />
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
