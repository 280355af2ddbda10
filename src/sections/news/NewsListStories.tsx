import { graphql } from 'gatsby'
import { StoryCard } from '../../components/StoryCard'
import { useWords } from '../../i18n/pageLanguage'
import { CardGroups } from '../cards/CardGroups'
import * as styles from './NewsListStories.module.css'

const SIZES = {
  lead: '(min-width: 97.5em) 680px, (min-width: 62.5em) 47vw, 92vw',
  broad: '(min-width: 97.5em) 760px, (min-width: 62.5em) 51vw, 92vw',
  upright:
    '(min-width: 97.5em) 656px, (min-width: 62.5em) 45vw, (min-width: 37.5em) 43vw, (min-width: 20em) 34vw, 92vw',
  plain: '(min-width: 97.5em) 350px, (min-width: 62.5em) 24vw, (min-width: 37.5em) 43vw, (min-width: 20em) 34vw, 92vw',
}

/** On a wide screen two rows: a broad picture beside an upright one, then three alike. */
const SHAPES = ['broad', 'upright', 'plain', 'plain', 'plain'] as const

/** The stories of a page under their years, the newest across the page, then the guides. */
export const NewsListStories = ({ stories, guides }: Queries.NewsListStoriesFragment) => {
  const words = useWords()
  return (
    <CardGroups
      cards={[...stories.nodes, ...guides.nodes]}
      headingOf={({ date }) => date?.slice(0, 4) ?? words.news.guides}
    >
      {(card, place) => {
        const shape = SHAPES[place % SHAPES.length] ?? 'lead'
        return (
          <li key={card.route} className={styles[shape]}>
            <StoryCard {...card} sizes={SIZES[shape]} />
          </li>
        )
      }}
    </CardGroups>
  )
}

export const fragment = graphql`
  fragment NewsListCard on Story {
    ...StoryCard
    summary
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
