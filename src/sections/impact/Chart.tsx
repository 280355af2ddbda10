import { MOST_COLOURS, TILES } from '../../config/charts'
import { useWords } from '../../i18n/pageLanguage'
import { figureNumber } from '../../lib/figureNumber'
import { CountedUnits } from '../figures/CountedUnits'
import * as styles from './Chart.module.css'

const ROW = 44
const COLUMNS = 10

/** The paths of bars on one scale, which begins at nought and ends at 1 where no number is above it. */
const bars = (numbers: readonly number[]) => {
  const longest = Math.max(1, ...numbers)
  return numbers.map((number, i) => `M0 ${i * ROW}h${(number / longest) * 320}v${ROW - 12}H0z`)
}

/** The paths of a floor of a hundred tiles. What does not fit the floor is not drawn. */
const tiles = (numbers: readonly number[]) => {
  const kinds = numbers.flatMap((number, kind) => Array.from({ length: number }, () => kind)).slice(0, TILES)
  const tile = (i: number) => `M${(i % COLUMNS) * 32 + 1} ${Math.floor(i / COLUMNS) * 26 + 1}h29v23h-29z`
  return numbers.map((_, kind) => kinds.map((one, i) => (one === kind ? tile(i) : '')).join(''))
}

type ChartProps = Pick<Queries.ImpactFigureFragment, 'rows' | 'unitSize'> & {
  chart: string
  /** Names the drawing */
  label: string
}

/** A figure as bars, tiles, or what its first row counts. The numbers beside it say the same (WCAG 1.1.1). */
export const Chart = ({ chart, rows, unitSize, label }: ChartProps) => {
  const { decimalSign } = useWords().common
  if (chart !== 'bars' && chart !== 'tiles') {
    return <CountedUnits value={rows[0]?.value ?? ''} unit={chart} unitSize={unitSize ?? 1} label={label} />
  }
  const numbers = rows.slice(0, MOST_COLOURS).map(({ value }) => figureNumber(value, decimalSign))
  const height = chart === 'bars' ? numbers.length * ROW : 260
  return (
    <svg className={styles.chart} viewBox={`0 0 320 ${height}`} role="img" aria-label={label}>
      {(chart === 'bars' ? bars : tiles)(numbers).map((path, kind) => (
        <path key={kind} d={path} />
      ))}
    </svg>
  )
}
