import type { CSSProperties } from 'react'
import { useWords } from '../../i18n/pageLanguage'
import { figureNumber } from '../../lib/figureNumber'
import { CountedUnits } from '../figures/CountedUnits'
import { FactList } from '../figures/FactList'
import * as styles from './Chart.module.css'

type ChartProps = Pick<Queries.ImpactFigureFragment, 'chart' | 'mark' | 'rows' | 'unitSize'> & {
  /** Names the drawing */
  label: string
}

/** A figure's rows, each with a bar; or what the first of them counts, drawn, and all of them as figures. */
export const Chart = ({ chart, mark, rows, unitSize, label }: ChartProps) => {
  const { decimalSign } = useWords().common
  if (chart !== 'bars') {
    return (
      <>
        {chart && <CountedUnits value={rows[0]?.value ?? ''} unit={chart} unitSize={unitSize ?? 1} label={label} />}
        {mark && <p className="small">{mark}</p>}
        <FactList facts={rows} />
      </>
    )
  }
  const bars = rows.map((row) => ({ ...row, length: figureNumber(row.value, decimalSign) }))
  // on one scale, which begins at nought and ends at 1 where no number is above it
  const longest = Math.max(1, ...bars.map(({ length }) => length))
  return (
    <dl className={styles.bars}>
      {bars.map(({ what, value, length }) => (
        <div key={what} style={{ '--part': length / longest } as CSSProperties}>
          <dt>{what}</dt> <dd className="display">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
