import { useWords } from '../../i18n/pageLanguage'
import { figureNumber } from '../../lib/figureNumber'
import { KINDS, type ChartProps } from './chart'
import * as styles from './charts.module.css'

const LEFT = 14
const LENGTH = 292

/** Values between nought and one, where they lie. */
export const NumberLine = ({ rows }: ChartProps) => {
  const { decimalSign } = useWords().common
  return (
    <g>
      <path className={styles.axis} d={`M${LEFT} 40v20m0-10h${LENGTH}m0-10v20`} />
      {rows.map(({ what, value }, i) => (
        <circle key={what} className={KINDS[i]} cx={LEFT + figureNumber(value, decimalSign) * LENGTH} cy="50" r="13" />
      ))}
      {[0, 1].map((end) => (
        <text key={end} className={styles.label} x={LEFT + end * LENGTH} y="90" textAnchor="middle">
          {end}
        </text>
      ))}
    </g>
  )
}
