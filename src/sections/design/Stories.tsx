import { graphql } from 'gatsby'
import { Section } from '../../components/Section'
import { StoryCard } from '../../components/StoryCard'
import { StoryRow } from '../../components/StoryRow'
import { CAROUSELS } from '../../config/carousel'
import { Carousel } from '../../features/carousel/Carousel'
import * as styles from './Stories.module.css'

const SIZES = '(min-width: 62.5em) 30vw, 92vw'

/** Cards in a row and in carousels. */
export const Stories = ({ designStories }: Queries.DesignStoriesFragment) => {
  const cards = designStories.nodes.map(({ topics, ...story }) => (
    <StoryCard key={story.route} {...story} topics={topics?.slice(0, 1) ?? []} sizes={SIZES} />
  ))
  return (
    <Section surface="light" labelledBy="stories" className={styles.stories}>
      <div className="wrap">
        <h2 className="h3" id="stories">
          Stories
        </h2>
        <StoryRow stories={designStories.nodes.slice(0, 3)} />
      </div>
      <Carousel label="Three at a time" item="card" slides={cards} settings={CAROUSELS.news} />
      <div className="wrap">
        <Carousel label="One at a time" item="card" slides={cards} settings={{ ...CAROUSELS.slider, autoplay: true }} />
      </div>
    </Section>
  )
}

export const fragment = graphql`
  fragment DesignStories on Query {
    designStories: allNewsArticle(filter: { language: { eq: $language } }, sort: { number: ASC }, limit: 6) {
      nodes {
        ...StoryCard
      }
    }
  }
`
