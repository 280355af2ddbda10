import { useWords } from '../../../i18n/pageLanguage'
import * as styles from './DayPlan.module.css'

type DayPlanProps = { steps: readonly { readonly title: string; readonly time: string }[] }

/** The hours of a diving day, on a slate such as divers write on under water. */
export const DayPlan = ({ steps }: DayPlanProps) => {
  const words = useWords()
  return (
    <div className={styles.slate} role="group" aria-labelledby="day-plan-heading">
      <h3 className={styles.heading} id="day-plan-heading">
        {words.home.dayPlan}
      </h3>
      <ol className="plain">
        {steps.map(({ title, time }) => (
          <li key={time} className={styles.hour}>
            <time className={styles.time} dateTime={time}>
              {words.common.time(time)}
            </time>
            {` ${title}`}
          </li>
        ))}
      </ol>
    </div>
  )
}
