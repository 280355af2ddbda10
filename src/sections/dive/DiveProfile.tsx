import { Reef } from '../../components/Reef'
import { diveProfile, PROFILE, profilePoint } from '../../lib/diveProfile'
import * as styles from './DiveProfile.module.css'

type DiveProfileProps = { steps: readonly boolean[]; className?: string }

const { width, height, surface } = PROFILE
const WAVES = `M0 ${surface}q75-28 150 0t150 0t150 0t150 0t150 0t150 0t150 0t150 0V${height}H0Z`
const SEABED = `M0 ${height - 34}q150-16 300-4t300 8t300-10t300 6V${height}H0Z`
/** As high as the drawing is at this width, so that nothing of it is cut off */
const REEF = (width * 300) / 1600

/** The day drawn as a dive, with a dip for each step under water. Decoration: the steps stand in the list below. */
export const DiveProfile = ({ steps, className = '' }: DiveProfileProps) => {
  const line = diveProfile(steps)
  return (
    <svg className={`${styles.chart} ${className}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={styles.water} d={WAVES} />
      <foreignObject y={height - REEF} width={width} height={REEF}>
        <Reef className={styles.reef} />
      </foreignObject>
      <path className={styles.sand} d={SEABED} />
      <path className={styles.shadow} d={line} />
      <path className={styles.line} pathLength={1} d={line} />
      {steps.map((underWater, index) => {
        const [cx, cy] = profilePoint(index, underWater, steps.length)
        return <circle key={index} className={styles.stop} cx={cx} cy={cy} r={13} />
      })}
    </svg>
  )
}
