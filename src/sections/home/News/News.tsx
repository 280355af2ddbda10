import { graphql } from 'gatsby'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { SiteLink } from '../../../components/SiteLink'
import { StoryCard } from '../../../components/StoryCard'
import { NEWS_ROUTE } from '../../../config/routes'
import { useRouteHere, useWords } from '../../../i18n/pageLanguage'
import { CAROUSELS } from '../../../config/carousel'
import { Carousel } from '../../../features/carousel/Carousel'
import { classes } from '../../../lib/classes'
import * as rhythm from '../Rhythm.module.css'
import * as styles from './News.module.css'

const SIZES = '(min-width: 97.5em) 430px, (min-width: 62.5em) 31vw, (min-width: 37.5em) 50vw, 101vw'

/** The first 46 articles as cards (specification, section 1), in the editors' order. All articles are on /news. */
export const News = ({ news, articles }: Queries.NewsSectionFragment) => {
  const words = useWords()
  const here = useRouteHere()
  const { title } = news
  if (articles.nodes.length === 0) return null
  return (
    <Section
      surface="reef"
      edge="wall"
      id="news"
      labelledBy="news-heading"
      className={classes(rhythm.evidence, styles.news)}
    >
      <Carousel
        label={title}
        item={words.home.story}
        settings={CAROUSELS.news}
        heading={
          <div>
            <Heading id="news-heading">{title}</Heading>
            <SiteLink className="touch" to={here(NEWS_ROUTE)}>
              {words.common.allStories}
            </SiteLink>
          </div>
        }
        slides={articles.nodes.map(({ topics, ...card }) => (
          <StoryCard key={card.route} {...card} topics={topics?.slice(0, 1) ?? []} sizes={SIZES} />
        ))}
      />
    </Section>
  )
}

export const fragment = graphql`
  fragment NewsSection on Query {
    news: homeNews(language: { eq: $language }) {
      title
    }
    articles: allNewsArticle(
      filter: { language: { eq: $language } }
      sort: [{ position: ASC }, { date: DESC }, { number: DESC }]
      limit: 46
    ) {
      nodes {
        ...StoryCard
        summary
      }
    }
  }
`
