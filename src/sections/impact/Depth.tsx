import { FLOOR_M } from '../../config/charts'
import { useWords } from '../../i18n/pageLanguage'
import { figureNumber } from '../../lib/figureNumber'
import type { ChartProps } from './chart'
import * as styles from './charts.module.css'

/** Units of the drawing for one metre of water. */
const METRE = 15
const COLUMNS = 20

export const depthHeight = FLOOR_M * METRE

/** A cut through the water: the things of the second row, standing between the two depths of the third. */
export const Depth = ({ rows: [, counted, depths] }: ChartProps) => {
  const words = useWords()
  const things = counted ? figureNumber(counted.value, words.common.decimalSign) : 0
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
