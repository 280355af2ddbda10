import { TILES } from '../../config/charts'
import * as styles from './charts.module.css'

/** Classes of the rows that have a colour of their own, the first rows of a figure. */
export const KINDS: readonly string[] = [styles.kind0, styles.kind1, styles.kind2]

type ChartProps = {
  /** The number that each row begins with */
  numbers: readonly number[]
  /** Names the drawing */
  label: string
}

const ROW = 44
const COLUMNS = 10

/** A bar for each row, all on one scale that begins at nought; where none is above 1, it ends there. */
export const Bars = ({ numbers, label }: ChartProps) => {
  const longest = Math.max(1, ...numbers)
  return (
    <svg className={styles.chart} viewBox={`0 0 320 ${numbers.length * ROW - 12}`} role="img" aria-label={label}>
      {longest === 1 && <path className={styles.scale} d={`M319 0V${numbers.length * ROW - 12}`} />}
      {numbers.map((number, i) => (
        <rect key={i} className={KINDS[i]} y={i * ROW} width={(number / longest) * 320} height={ROW - 12} rx="3" />
      ))}
    </svg>
  )
}

/** A floor of a hundred tiles as one path for each kind. What does not fit the floor is in the table only. */
export const Tiles = ({ numbers, label }: ChartProps) => {
  const kinds = numbers.flatMap((number, kind) => Array.from({ length: number }, () => kind)).slice(0, TILES)
  const tile = (i: number) => `M${(i % COLUMNS) * 32 + 1} ${Math.floor(i / COLUMNS) * 26 + 1}h29v23h-29z`
  return (
    <svg className={styles.chart} viewBox="0 0 320 260" role="img" aria-label={label}>
      {KINDS.map((className, kind) => (
        <path key={kind} className={className} d={kinds.map((one, i) => (one === kind ? tile(i) : '')).join('')} />
      ))}
    </svg>
  )
}
