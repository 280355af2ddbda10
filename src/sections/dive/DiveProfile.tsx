import { Reef } from '../../components/Reef'
import { diveProfile, PROFILE, profilePoint } from '../../lib/diveProfile'
import * as styles from './DiveProfile.module.css'

type DiveProfileProps = { steps: readonly boolean[]; className?: string }

const { width, height, surface } = PROFILE
const WAVES = `M0 ${surface}q75-28 150 0t150 0t150 0t150 0t150 0t150 0t150 0t150 0V${height}H0Z`
const SEABED = `M0 ${height - 34}q150-16 300-4t300 8t300-10t300 6V${height}H0Z`
const VIEW_BOX = `0 0 ${width} ${height}`

/**
 * The day drawn as a dive, with a dip for each step under water. Decoration: the steps stand in the list below. The reef lies
 * between two drawings: WebKit paints masks and opacity inside a <foreignObject> unscaled, and over what comes after it.
 */
export const DiveProfile = ({ steps, className = '' }: DiveProfileProps) => {
  const line = diveProfile(steps)
  return (
    <div className={`${styles.chart} ${className}`} aria-hidden="true">
      <svg className={styles.drawing} viewBox={VIEW_BOX}>
        <path className={styles.water} d={WAVES} />
      </svg>
      <Reef className={styles.reef} />
      <svg className={`${styles.drawing} ${styles.over}`} viewBox={VIEW_BOX}>
        <path className={styles.sand} d={SEABED} />
        <path className={styles.line} pathLength={1} d={line} />
        {steps.map((underWater, index) => {
          const [cx, cy] = profilePoint(index, underWater, steps.length)
          return <circle key={index} className={styles.stop} cx={cx} cy={cy} r={13} />
        })}
      </svg>
    </div>
  )
}
