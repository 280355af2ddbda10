import { useWords } from '../../i18n/pageLanguage'
import type { ChartProps } from './chart'
import * as styles from './charts.module.css'

/** Two months, and every second of their weeks. */
const WEEKS = 8
const WEEK = 36
const LEFT = 16

/** What comes again: the first row every two weeks, the second at the end of two months. */
export const Rhythm = ({ rows }: ChartProps) => {
  const words = useWords()
  return (
    <g>
      <path
        className={styles.axis}
        d={`M${LEFT} 60h${WEEKS * WEEK}${Array.from({ length: WEEKS + 1 }, (_, week) => `M${LEFT + week * WEEK} 54v12`).join('')}`}
      />
      {[2, 4, 6, 8].map((week) => (
        <circle key={week} className={styles.kind0} cx={LEFT + week * WEEK} cy="38" r="9" />
      ))}
      {rows.length > 1 && (
        <rect className={styles.kind1} x={LEFT + WEEKS * WEEK - 9} y="8" width="18" height="15" rx="3" />
      )}
      {[2, WEEKS].map((week) => (
        <text
          key={week}
          className={styles.label}
          x={LEFT + week * WEEK}
          y="90"
          textAnchor={week === WEEKS ? 'end' : 'middle'}
        >
          {words.impact.week(week)}
        </text>
      ))}
    </g>
  )
}
