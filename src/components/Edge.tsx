import { hrefOf } from '../config/sitePath'
import { classes } from '../lib/classes'
import { Reef } from './Reef'
import * as styles from './Edge.module.css'

type EdgeProps = {
  name: 'wave' | 'swell' | 'dunes' | 'wall' | 'foam' | 'reef' | 'roots'
  /** The edge hangs from the section above, like the surface seen from below */
  hanging?: boolean
}

/**
 * The torn upper edge of a sheet of paper: three layers, the rear two letting the one above through. Reef and
 * mangroves have many lines and stand far below: they are files that come when they are near.
 */
export const Edge = ({ name, hanging }: EdgeProps) => {
  if (name === 'reef') return <Reef className={`${styles.edge} ${styles.reef}`} />
  if (name === 'roots') {
    return (
      <img className={`${styles.edge} ${styles.roots}`} src={hrefOf('/shapes/mangroves.svg')} alt="" loading="lazy" />
    )
  }
  return (
    <svg className={classes(styles.edge, hanging && styles.hanging)} aria-hidden="true" preserveAspectRatio="none">
      <use href={`#e-${name}`} />
    </svg>
  )
}
