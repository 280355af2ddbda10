import * as styles from './Edge.module.css'

export type EdgeName = 'wave' | 'swell' | 'dunes' | 'wall' | 'foam' | 'reef' | 'roots'

type EdgeProps = {
  name: EdgeName
  /** The edge hangs from the section above, like the surface seen from below */
  hanging?: boolean
}

/** The reef is large and only two pages show it, so it is a file of its own. */
const REEF = '/shapes/reef.svg#reef'

/** The torn upper edge of a sheet of paper: three layers, the rear two mixed from this section and the one above. */
export const Edge = ({ name, hanging = false }: EdgeProps) => (
  <svg
    className={`${styles.edge} ${styles[name] ?? ''} ${hanging ? styles.hanging : ''}`}
    aria-hidden="true"
    focusable="false"
    preserveAspectRatio="none"
  >
    <use href={name === 'reef' ? REEF : `#e-${name}`} />
  </svg>
)
