import { MOST_MARKS, THINGS_PER_MARK } from '../../config/charts'
import { useWords } from '../../i18n/pageLanguage'
import { figureNumber } from '../../lib/figureNumber'
import type { ChartProps, Rows } from './chart'
import * as styles from './charts.module.css'

const COLUMNS = 20
const STEP = 320 / COLUMNS
const PERSON = 'M0 -6a3 3 0 1 0 .1 0M-5 7c0-5 2-7 5-7s5 2 5 7z'

const countOf = ([row]: Rows, decimalSign: string) => (row ? figureNumber(row.value, decimalSign) : 0)
const marksFor = (count: number) => (count > MOST_MARKS ? Math.round(count / THINGS_PER_MARK) : count)

export const crowdHeight = (rows: Rows, decimalSign: string) =>
  Math.ceil(marksFor(countOf(rows, decimalSign)) / COLUMNS) * STEP

/** One person for each that was counted, or one mark for each thousand. */
export const Crowd = ({ rows }: ChartProps) => {
  const count = countOf(rows, useWords().common.decimalSign)
  return (
    <g className={styles.kind0}>
      {Array.from({ length: marksFor(count) }, (_, i) => [
        ((i % COLUMNS) + 0.5) * STEP,
        (Math.floor(i / COLUMNS) + 0.5) * STEP,
      ]).map(([x, y]) =>
        count > MOST_MARKS ? (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="5.5" />
        ) : (
          <path key={`${x} ${y}`} d={PERSON} transform={`translate(${x} ${y})`} />
        ),
      )}
    </g>
  )
}
