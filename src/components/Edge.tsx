import { hrefOf } from '../config/sitePath'
import { Reef } from './Reef'
import * as styles from './Edge.module.css'

type EdgeProps = {
  name: 'wave' | 'swell' | 'dunes' | 'wall' | 'foam' | 'reef' | 'roots'
}

/**
 * The torn upper edge of a sheet of paper: three layers, the rear two letting the one above through. Reef and
 * mangroves have many lines and stand far below: they are files that come when they are near.
 */
export const Edge = ({ name }: EdgeProps) => {
  if (name === 'reef') return <Reef className={`${styles.edge} ${styles.reef}`} />
  if (name === 'roots') {
    return (
      <img className={`${styles.edge} ${styles.roots}`} src={hrefOf('/shapes/mangroves.svg')} alt="" loading="lazy" />
    )
  }
  return (
    <svg className={styles.edge} aria-hidden="true" preserveAspectRatio="none">
      <use href={`#e-${name}`} />
    </svg>
  )
}
