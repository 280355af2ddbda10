import { TILES } from '../../config/charts'
import { KINDS, type ChartProps } from './chart'
import * as styles from './charts.module.css'

const ROW = 44

export const barsHeight = (numbers: readonly number[]) => numbers.length * ROW - 12

/** A bar for each row, all on one scale that begins at nought. */
export const Bars = ({ numbers }: ChartProps) => {
  const longest = Math.max(...numbers)
  return (
    <g>
      {numbers.map((number, i) => (
        <rect key={i} className={KINDS[i]} y={i * ROW} width={(number / longest) * 320} height={ROW - 12} rx="3" />
      ))}
    </g>
  )
}

/** One bar for the whole, which is the last row, cut into the parts before it. */
export const SplitBar = ({ numbers }: ChartProps) => {
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

const COLUMNS = 10

/** Shares of a hundred: a floor of tiles, laid kind by kind. What does not fit the floor is in the table only. */
export const Tiles = ({ numbers }: ChartProps) => {
  const tiles = numbers.flatMap((number, kind) => Array.from({ length: number }, () => kind)).slice(0, TILES)
  return (
    <g>
      {tiles.map((kind, i) => (
        <rect
          key={i}
          className={KINDS[kind]}
          x={(i % COLUMNS) * 32 + 1}
          y={Math.floor(i / COLUMNS) * 26 + 1}
          width="29"
          height="23"
          rx="3"
        />
      ))}
    </g>
  )
}

const LEFT = 14
const LENGTH = 292

/** Values between nought and one, where they lie. */
export const NumberLine = ({ numbers }: ChartProps) => (
  <g>
    <path className={styles.axis} d={`M${LEFT} 40v20m0-10h${LENGTH}m0-10v20`} />
    {numbers.map((number, i) => (
      <circle key={i} className={KINDS[i]} cx={LEFT + number * LENGTH} cy="50" r="13" />
    ))}
    {[0, 1].map((end) => (
      <text key={end} className={styles.label} x={LEFT + end * LENGTH} y="90" textAnchor="middle">
        {end}
      </text>
    ))}
  </g>
)
