import { ButtonLink } from '../../components/ButtonLink'
import * as wording from '../../config/wording'
import * as styles from './AddToCalendar.module.css'

/** The calendar file of the event that a story is about. */
export const AddToCalendar = ({ calendar }: { calendar: string }) => (
  <p className={styles.calendar}>
    <ButtonLink to={calendar} look="go" size="small">
      {wording.addToCalendar}
    </ButtonLink>
  </p>
)
