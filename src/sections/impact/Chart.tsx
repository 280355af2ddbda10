import { useWords } from '../../i18n/pageLanguage'
import { figureNumber } from '../../lib/figureNumber'
import { CountedUnits } from '../figures/CountedUnits'
import * as styles from './Chart.module.css'

const ROW = 44

type ChartProps = Pick<Queries.ImpactFigureFragment, 'rows' | 'unitSize'> & {
  chart: string
  /** Names the drawing */
  label: string
}

/** A figure as bars, or what its first row counts. The numbers beside it say the same (WCAG 1.1.1). */
export const Chart = ({ chart, rows, unitSize, label }: ChartProps) => {
  const { decimalSign } = useWords().common
  if (chart !== 'bars') {
    return <CountedUnits value={rows[0]?.value ?? ''} unit={chart} unitSize={unitSize ?? 1} label={label} />
  }
  const numbers = rows.map(({ value }) => figureNumber(value, decimalSign))
  // on one scale, which begins at nought and ends at 1 where no number is above it
  const longest = Math.max(1, ...numbers)
  return (
    <svg className={styles.chart} viewBox={`0 0 320 ${numbers.length * ROW}`} role="img" aria-label={label}>
      {numbers.map((number, row) => (
        <path key={row} d={`M0 ${row * ROW}h${(number / longest) * 320}v${ROW - 12}H0z`} />
      ))}
    </svg>
  )
}
