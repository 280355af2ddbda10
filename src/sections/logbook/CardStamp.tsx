import { DEEPEST_M } from '../../config/homeDive'
import { disc } from '../../lib/logbookDrawing'
import * as styles from './LogbookCard.module.css'

/** The coral of the foundation's sign, around its middle. */
const CORAL = 'M0 24V2m0 8q-12-3-12-18m12 14c8-2 11-8 11-17M0 2c0-8-1-12-4-18'

type CardStampProps = { below: string; foot: string }

/** A round stamp, a little askew: the depth, and words below it. */
export const CardStamp = ({ below, foot }: CardStampProps) => (
  <g transform="translate(872 1196) rotate(-11)">
    <path className={styles.ring} d={disc(0, 0, 132)} />
    <path className={styles.innerRing} d={disc(0, 0, 116)} />
    <path className={styles.innerRing} d={CORAL} transform="translate(0 -66) scale(1.05)" />
    <text className={styles.stamped} x="0" y="36">{`${DEEPEST_M} m`}</text>
    <text className={styles.stampedWord} x="0" y="72">
      {below}
    </text>
    <text className={styles.stampedWord} x="0" y="100">
      {foot}
    </text>
  </g>
)
