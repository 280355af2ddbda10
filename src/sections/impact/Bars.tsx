import { figureNumber } from '../../lib/figureNumber'
import { KINDS, type ChartProps } from './chart'

const ROW = 44

/** A bar for each row, all on one scale that begins at nought. */
export const Bars = ({ rows }: ChartProps) => {
  const longest = Math.max(...rows.map(({ value }) => figureNumber(value)))
  return (
    <g>
      {rows.map(({ what, value }, i) => (
        <rect
          key={what}
          className={KINDS[i]}
          y={i * ROW}
          width={(figureNumber(value) / longest) * 320}
          height={ROW - 12}
          rx="3"
        />
      ))}
    </g>
  )
}
