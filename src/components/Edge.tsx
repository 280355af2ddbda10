import { hrefOf } from '../config/sitePath'
import { classes } from '../lib/classes'
import { Reef } from './Reef'
import * as styles from './Edge.module.css'

export type EdgeName = 'wave' | 'swell' | 'dunes' | 'wall' | 'foam' | 'reef' | 'roots'

type EdgeProps = {
  name: EdgeName
  /** The edge hangs from the section above, like the surface seen from below */
  hanging?: boolean
}

/**
 * The torn upper edge of a sheet of paper: three layers, the rear two mixed from this section and the one above. Light and
 * shadow lie over them, painted in white and black, so that they fit every colour, by day and by
 * night; browsers that may know no AVIF show flat paper. Reef and mangroves have many lines and stand far below: they are files
 * that come when they are near.
 */
export const Edge = ({ name, hanging = false }: EdgeProps) => {
  const kind = classes(styles[name], hanging && styles.hanging)
  const sheets = `${styles.edge} ${styles.sheets} ${kind}`
  return (
    <>
      {name === 'reef' ? (
        <Reef className={sheets} />
      ) : name === 'roots' ? (
        <img className={sheets} src={hrefOf('/shapes/mangroves.svg')} alt="" loading="lazy" />
      ) : (
        <svg className={sheets} aria-hidden="true" preserveAspectRatio="none">
          <use href={`#e-${name}`} />
        </svg>
      )}
      <img
        className={`${styles.edge} ${styles.paint} ${kind}`}
        src={hrefOf(`/shapes/edge-${name}.avif`)}
        alt=""
        loading="lazy"
      />
    </>
  )
}
