import { ButtonLink } from '../../components/ButtonLink'
import { useWords } from '../../i18n/pageLanguage'
import * as styles from './AddToCalendar.module.css'

/** The calendar file of the event that a story is about. */
export const AddToCalendar = ({ calendar }: { calendar: string }) => {
  const words = useWords()
  return (
    <p className={`${styles.calendar} column screen-only`}>
      <ButtonLink to={calendar} look="go" size="small">
        {words.common.addToCalendar}
      </ButtonLink>
    </p>
  )
}
