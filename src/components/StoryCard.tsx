import { Link } from 'gatsby'
import * as wording from '../config/wording'
import { storyDate } from '../lib/storyDate'
import { Picture, type PictureFile } from './Picture'
import * as styles from './StoryCard.module.css'

type StoryCardProps = {
  title: string
  route: string
  topic: string
  date: string
  dateText: string | null
  /** One sentence; left out where the room is small */
  summary?: string
  readingMinutes?: number
  picture: PictureFile
  sizes: string
}

/** An article as a card without a box: picture, topic and date, title. The whole card is the target of its one link. */
export const StoryCard = ({ title, route, topic, date, dateText, summary, ...story }: StoryCardProps) => {
  const { readingMinutes, picture, sizes } = story
  const { text, dateTime } = storyDate(date, dateText)
  return (
    <article className={styles.card} data-pagefind-ignore>
      <Picture className={styles.picture} file={picture} alt="" sizes={sizes} />
      <p className={`${styles.meta} display`}>
        <span>{topic}</span> <time dateTime={dateTime}>{text}</time>
        {readingMinutes !== undefined && <span> {wording.minutesToRead(readingMinutes)}</span>}
      </p>
      <h3 className={styles.title}>
        <Link to={route}>{title}</Link>
      </h3>
      {summary && <p>{summary}</p>}
    </article>
  )
}
