import { graphql } from 'gatsby'
import { Section } from '../../components/Section'
import { StoryCard } from '../../components/StoryCard'
import './farBelow.css'
import * as styles from './NewsListStories.module.css'

type Stories = Queries.NewsListStoriesFragment['stories']['nodes']

const SIZES =
  '(min-width: 97.5em) 350px, (min-width: 62.5em) 24vw, (min-width: 37.5em) 43vw, (min-width: 20em) 34vw, 92vw'

const byYear = (stories: Stories) => {
  const years = new Map<string, Stories[number][]>()
  for (const story of stories) {
    const year = story.date.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), story])
  }
  return [...years]
}

/** The stories of a page under their years, newest first. */
export const NewsListStories = ({ stories }: Queries.NewsListStoriesFragment) =>
  byYear(stories.nodes).map(([year, ofYear], i) => (
    <Section
      key={year}
      className={styles.year}
      surface="paper"
      edge={i === 0 ? 'swell' : undefined}
      labelledBy={`year-${year}`}
    >
      <div className={`${styles.grid} wrap`}>
        <h2 className={styles.numeral} id={`year-${year}`}>
          {year}
        </h2>
        <ul className={`${styles.stories} plain`}>
          {ofYear.map(({ topics, ...story }) => (
            <li key={story.route} className={styles.story}>
              <StoryCard {...story} topic={topics.join(', ')} sizes={SIZES} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  ))

export const fragment = graphql`
  fragment NewsListStories on Query {
    stories: allNewsArticle(filter: { id: { in: $ids } }, sort: [{ date: DESC }, { number: DESC }]) {
      nodes {
        ...StoryCard
        summary
        readingMinutes
      }
    }
  }
`
