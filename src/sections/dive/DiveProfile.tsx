import { Reef } from '../../components/Reef'
import { diveProfile, PROFILE, profilePoint } from '../../lib/diveProfile'
import * as styles from './DiveProfile.module.css'

type DiveProfileProps = { depths: readonly number[]; className?: string }

const { width, height, surface } = PROFILE
const WAVES = `M0 ${surface}q75-28 150 0t150 0t150 0t150 0t150 0t150 0t150 0t150 0V${height}H0Z`
const SEABED = `M0 ${height - 34}q150-16 300-4t300 8t300-10t300 6V${height}H0Z`
/** As high as the drawing is at this width, so that nothing of it is cut off */
const REEF = (width * 300) / 1600
const DEPTH_LINES = [5, 10]

/** The day drawn as a dive: time from left to right, depth downwards. Decoration: the steps stand in the list below. */
export const DiveProfile = ({ depths, className = '' }: DiveProfileProps) => {
  const line = diveProfile(depths)
  return (
    <svg className={`${styles.chart} ${className}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={styles.water} d={WAVES} />
      <foreignObject y={height - REEF} width={width} height={REEF}>
        <Reef className={styles.reef} />
      </foreignObject>
      <path className={styles.sand} d={SEABED} />
      {DEPTH_LINES.map((depth) => {
        const [, y] = profilePoint(0, depth)
        return (
          <g key={depth}>
            <path className={styles.depthLine} d={`M0 ${y}H${width}`} />
            <text className={styles.depth} x={width - 4} y={y - 6}>
              {depth} m
            </text>
          </g>
        )
      })}
      <path className={styles.shadow} d={line} />
      <path className={styles.line} pathLength={1} d={line} />
      {depths.map((depth, index) => {
        const [cx, cy] = profilePoint(index, depth, depths.length)
        return <circle key={index} className={styles.stop} cx={cx} cy={cy} r={13} />
      })}
    </svg>
  )
}
