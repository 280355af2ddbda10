import { graphql } from 'gatsby'
import { Section } from '../../components/Section'
import { StoryCard } from '../../components/StoryCard'
import * as newsWording from '../../config/newsWording'
import './farBelow.css'
import * as styles from './NewsListStories.module.css'

type Card = Queries.NewsListCardFragment

const SIZES =
  '(min-width: 97.5em) 350px, (min-width: 62.5em) 24vw, (min-width: 37.5em) 43vw, (min-width: 20em) 34vw, 92vw'

/** Articles by their year; what has no day are guides. */
const groups = (cards: readonly Card[]) => {
  const found = new Map<string, Card[]>()
  for (const card of cards) {
    const name = card.date?.slice(0, 4) ?? newsWording.guides
    found.set(name, [...(found.get(name) ?? []), card])
  }
  return [...found]
}

/** The stories of a page under their years, newest first, then the guides. */
export const NewsListStories = ({ stories, guides }: Queries.NewsListStoriesFragment) =>
  groups([...stories.nodes, ...guides.nodes]).map(([name, cards], i) => (
    <Section
      key={name}
      className={styles.year}
      surface="paper"
      edge={i === 0 ? 'swell' : undefined}
      labelledBy={`of-${name}`}
    >
      <div className={`${styles.grid} wrap`}>
        <h2 className={styles.numeral} id={`of-${name}`}>
          {name}
        </h2>
        <ul className={`${styles.stories} plain`}>
          {cards.map(({ topics, ...card }) => (
            <li key={card.route} className={styles.story}>
              <StoryCard {...card} topic={topics?.join(', ') ?? ''} sizes={SIZES} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  ))

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
