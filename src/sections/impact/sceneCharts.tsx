import { FLOOR_M, MOST_MARKS, THINGS_PER_MARK } from '../../config/charts'
import { useWords } from '../../i18n/pageLanguage'
import type { ChartProps } from './chart'
import * as styles from './charts.module.css'

/** People, and things under water, in a row */
const COLUMNS = 20
const STEP = 320 / COLUMNS
const PERSON = 'M0 -6a3 3 0 1 0 .1 0M-5 7c0-5 2-7 5-7s5 2 5 7z'

const marksFor = (count: number) => (count > MOST_MARKS ? Math.round(count / THINGS_PER_MARK) : count)

export const crowdHeight = ([count = 0]: readonly number[]) => Math.ceil(marksFor(count) / COLUMNS) * STEP

/** One person for each that was counted, or one mark for each thousand. */
export const Crowd = ({ numbers: [count = 0] }: ChartProps) => (
  <g className={styles.kind0}>
    {Array.from({ length: marksFor(count) }, (_, i) => {
      const [x, y] = [((i % COLUMNS) + 0.5) * STEP, (Math.floor(i / COLUMNS) + 0.5) * STEP]
      return count > MOST_MARKS ? (
        <circle key={i} cx={x} cy={y} r="5.5" />
      ) : (
        <path key={i} d={PERSON} transform={`translate(${x} ${y})`} />
      )
    })}
  </g>
)

/** Units of the drawing for one metre of water. */
const METRE = 15

export const depthHeight = FLOOR_M * METRE

/** A cut through the water: the things of the second row, standing between the two depths of the third. */
export const Depth = ({ rows: [, , depths], numbers: [, things = 0] }: ChartProps) => {
  const words = useWords()
  const [from = 0, to = FLOOR_M] = depths?.value.match(/\d+/g)?.map(Number) ?? []
  const lines = Math.ceil(things / COLUMNS)
  return (
    <g>
      <rect className={styles.water} width="320" height={depthHeight} />
      <rect className={styles.band} y={from * METRE} width="320" height={(to - from) * METRE} />
      {Array.from({ length: things }, (_, i) => (
        <path
          key={i}
          className={styles.unit}
          d={`M${62 + (i % COLUMNS) * 12.6} ${from * METRE + 12 + (Math.floor(i / COLUMNS) * (to - from) * METRE) / lines}h8l-2-6h-4z`}
        />
      ))}
      {[0, from, to].map((depth) => (
        <text key={depth} className={styles.onWater} x="8" y={depth * METRE + 20}>
          {words.impact.metres(depth)}
        </text>
      ))}
    </g>
  )
}

/** Two months, and every second of their weeks. */
const WEEKS = 8
const WEEK = 36
const LEFT = 16

/** What comes again: the first row every two weeks, the second at the end of two months. */
export const Rhythm = ({ rows }: ChartProps) => {
  const words = useWords()
  const xOf = (week: number) => LEFT + week * WEEK
  const marks = Array.from({ length: WEEKS + 1 }, (_, week) => `M${xOf(week)} 54v12`)
  return (
    <g>
      <path className={styles.axis} d={`M${LEFT} 60h${WEEKS * WEEK}${marks.join('')}`} />
      {[2, 4, 6, 8].map((week) => (
        <circle key={week} className={styles.kind0} cx={xOf(week)} cy="38" r="9" />
      ))}
      {rows.length > 1 && <rect className={styles.kind1} x={xOf(WEEKS) - 9} y="8" width="18" height="15" rx="3" />}
      {[2, WEEKS].map((week) => (
        <text key={week} className={styles.label} x={xOf(week)} y="90" textAnchor={week === WEEKS ? 'end' : 'middle'}>
          {words.impact.week(week)}
        </text>
      ))}
    </g>
  )
}
