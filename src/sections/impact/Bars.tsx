import { useWords } from '../../i18n/pageLanguage'
import { figureNumber } from '../../lib/figureNumber'
import { KINDS, type ChartProps } from './chart'

const ROW = 44

/** A bar for each row, all on one scale that begins at nought. */
export const Bars = ({ rows }: ChartProps) => {
  const { decimalSign } = useWords().common
  const numbers = rows.map(({ value }) => figureNumber(value, decimalSign))
  const longest = Math.max(...numbers)
  return (
    <g>
      {numbers.map((number, i) => (
        <rect key={i} className={KINDS[i]} y={i * ROW} width={(number / longest) * 320} height={ROW - 12} rx="3" />
      ))}
    </g>
  )
}
