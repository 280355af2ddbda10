import * as wording from '../config/wording'
import { storyDate } from '../lib/storyDate'
import * as styles from './EventDay.module.css'

type EventDayProps = { date: string | null; dateText: string | null; isToCome: boolean }

/** When an event is or was; one that is over says so. Nothing where its day is not known. */
export const EventDay = ({ date, dateText, isToCome }: EventDayProps) => {
  if (!date) return null
  const { text, dateTime } = storyDate(date, dateText)
  return (
    <p className={`${styles.day} display`}>
      <time dateTime={dateTime}>{text}</time>
      {!isToCome && <span className={styles.past}>{wording.past}</span>}
    </p>
  )
}
