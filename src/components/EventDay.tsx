import { useLanguage, useWords } from '../i18n/pageLanguage'
import { storyDate } from '../lib/storyDate'
import * as styles from './EventDay.module.css'

type EventDayProps = { date: string | null; dateText: string | null; isToCome: boolean }

/** When an event is or was; one that is over says so. Nothing where its day is not known. */
export const EventDay = ({ date, dateText, isToCome }: EventDayProps) => {
  const words = useWords()
  const language = useLanguage()
  if (!date) return null
  const { text, dateTime } = storyDate(date, dateText, language)
  return (
    <p className={`${styles.day} display`}>
      <time dateTime={dateTime}>{text}</time>
      <span className={styles.past} hidden={isToCome} data-past>
        {words.common.past}
      </span>
    </p>
  )
}
