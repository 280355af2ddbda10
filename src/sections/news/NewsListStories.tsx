import { graphql } from 'gatsby'
import { StoryCard } from '../../components/StoryCard'
import { useWords } from '../../i18n/pageLanguage'
import { CardGroups } from '../cards/CardGroups'
import * as styles from './NewsListStories.module.css'

const SIZES =
  '(min-width: 97.5em) 350px, (min-width: 62.5em) 24vw, (min-width: 37.5em) 43vw, (min-width: 20em) 34vw, 92vw'

/** The stories of a page under their years, newest first, then the guides. */
export const NewsListStories = ({ stories, guides }: Queries.NewsListStoriesFragment) => {
  const words = useWords()
  return (
    <CardGroups
      cards={[...stories.nodes, ...guides.nodes]}
      headingOf={({ date }) => date?.slice(0, 4) ?? words.news.guides}
      keyOf={({ route }) => route}
      className={styles.group}
    >
      {(card) => <StoryCard {...card} sizes={SIZES} />}
    </CardGroups>
  )
}

export const fragment = graphql`
  fragment NewsListCard on Story {
    ...StoryCard
    summary
    readingMinutes
  }
  fragment NewsListStories on Query {
    stories: allNewsArticle(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { number: DESC }]) {
      nodes {
        ...NewsListCard
      }
    }
    guides: allGuide(filter: { id: { in: $ids } }, sort: { position: ASC }) {
      nodes {
        ...NewsListCard
      }
    }
  }
`
