import { Reef } from '../../components/Reef'
import * as styles from './DiveProfile.module.css'

/** Size of the drawing in its own units, where the surface lies, how deep a dive is drawn, and the first step. */
const [WIDTH, HEIGHT, SURFACE, DOWN, FIRST] = [1200, 372, 92, 204, 30]
const WAVES = `M0 ${SURFACE}q75-28 150 0t150 0t150 0t150 0t150 0t150 0t150 0t150 0v40H0Z`
const SEABED = `M0 ${HEIGHT - 34}q150-16 300-4t300 8t300-10t300 6V${HEIGHT}H0Z`

/** The day drawn as a dive, with a dip for each step under water. Decoration: the steps stand in the list below. */
export const DiveProfile = ({ steps }: { steps: readonly boolean[] }) => {
  // as the list's columns, with a gap between two
  const across = (WIDTH + 12) / steps.length
  // a diver goes down fast and comes up slowly
  const dip = `c${across * 0.3} 0 ${across * 0.1} ${DOWN} ${across / 2} ${DOWN}s${across * 0.2}-${DOWN} ${across / 2}-${DOWN}`
  // the day begins and ends ashore, and the line at the paper's edges
  const within = steps.slice(1, -1)
  const stops = steps.map((underWater, i) => [FIRST + i * across, SURFACE + (underWater ? DOWN : 0)] as const)
  return (
    <div className={`${styles.chart} torn`} aria-hidden="true">
      <Reef />
      <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <path className={styles.water} d={WAVES} />
        <path className={styles.sand} d={SEABED} />
        <path
          className={styles.line}
          pathLength={1}
          d={`M0 ${SURFACE}H${FIRST + across / 2}${within.map((underWater) => (underWater ? dip : `h${across}`)).join('')}H${WIDTH}`}
        />
        <path className={styles.plumb} d={stops.map(([x, y]) => `M${x} ${y}V${HEIGHT}`).join('')} />
        {stops.map(([x, y]) => (
          <circle key={x} className={styles.stop} cx={x} cy={y} r={13} />
        ))}
      </svg>
    </div>
  )
}
