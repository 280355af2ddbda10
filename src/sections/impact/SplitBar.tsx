import { useWords } from '../../i18n/pageLanguage'
import { figureNumber } from '../../lib/figureNumber'
import { KINDS, type ChartProps } from './chart'

/** One bar for the whole, which is the last row, cut into the parts before it. */
export const SplitBar = ({ rows }: ChartProps) => {
  const { decimalSign } = useWords().common
  const numbers = rows.map(({ value }) => figureNumber(value, decimalSign))
  const parts = numbers.slice(0, -1)
  const whole = numbers.at(-1) ?? 0
  const startOf = (index: number) => parts.slice(0, index).reduce((sum, part) => sum + part, 0)
  return (
    <g>
      {parts.map((part, i) => (
        <rect
          key={i}
          className={KINDS[i]}
          x={(startOf(i) / whole) * 320}
          width={(part / whole) * 320 - 3}
          height="56"
          rx="4"
        />
      ))}
    </g>
  )
}
