import { graphql } from 'gatsby'
import { useLanguage, useWords } from '../i18n/pageLanguage'
import { topicName } from '../i18n/topicName'
import { storyDate } from '../lib/storyDate'
import { Picture } from './Picture'
import { SiteLink } from './SiteLink'
import * as styles from './StoryCard.module.css'

type StoryCardProps = Queries.StoryCardFragment & {
  /** One sentence; left out where the room is small */
  summary?: string
  sizes: string
}

/** An article or a guide as a card without a box: picture, topic and date, title. The whole card is the target of its one link. */
export const StoryCard = ({ title, route, topics, date, dateText, summary, ...story }: StoryCardProps) => {
  const words = useWords()
  const language = useLanguage()
  const { picture, sizes } = story
  const day = date && storyDate(date, dateText, language)
  return (
    <article className={styles.card} data-pagefind-ignore>
      <Picture className={`${styles.picture} torn`} file={picture} alt="" sizes={sizes} />
      <p className={`${styles.meta} display`}>
        <span>{topics?.map((topic) => topicName(words, topic)).join(', ')}</span>{' '}
        <span>{day ? day.text : words.common.guide}</span>
      </p>
      <h3 className={styles.title}>
        <SiteLink className="covering" to={route}>
          {title}
        </SiteLink>
      </h3>
      {summary && <p>{summary}</p>}
    </article>
  )
}

export const fragment = graphql`
  fragment StoryCard on Story {
    title
    route
    topics
    date
    dateText
    picture {
      ...CardPicture
    }
  }
`
