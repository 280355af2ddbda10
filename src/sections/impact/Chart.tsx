import { useWords } from '../../i18n/pageLanguage'
import { figureNumber } from '../../lib/figureNumber'
import { CountedUnits } from '../figures/CountedUnits'
import { FactList } from '../figures/FactList'

type ChartProps = Pick<Queries.ImpactFigureFragment, 'chart' | 'mark' | 'rows' | 'unitSize'> & {
  /** Names the drawing */
  label: string
}

/** A figure's rows, each with a bar; or what the first of them counts, drawn, and all of them as figures. */
export const Chart = ({ chart, mark, rows, unitSize, label }: ChartProps) => {
  const { decimalSign } = useWords().common
  if (chart === 'bars') {
    const numbers = rows.map(({ value }) => figureNumber(value, decimalSign))
    // on one scale, which begins at nought and ends at the whole: at 1 where no number is above it
    const longest = Math.max(rows.every(({ value }) => value.endsWith('%')) ? 100 : 1, ...numbers)
    return <FactList facts={rows.map((row, i) => ({ ...row, part: (numbers[i] ?? 0) / longest }))} look="bars" />
  }
  return (
    <>
      {chart && (
        <div>
          <CountedUnits value={rows[0]?.value ?? ''} unit={chart} unitSize={unitSize ?? 1} label={label} />
          {mark && <p className="small">{mark}</p>}
        </div>
      )}
      <FactList facts={rows} look="lines" />
    </>
  )
}
