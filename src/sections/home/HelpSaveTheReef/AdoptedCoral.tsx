import { hrefOf } from '../../../config/sitePath'
import * as styles from './AdoptedCoral.module.css'

type AdoptedCoralProps = { tag: string; className?: string }

/** A white coral with a paper tag on a string. */
export const AdoptedCoral = ({ tag, className = '' }: AdoptedCoralProps) => (
  <div className={`${styles.coral} ${className} screen-only`}>
    <img
      className={styles.drawing}
      src={hrefOf('/shapes/adopted-coral.svg')}
      alt=""
      width={690}
      height={554}
      loading="lazy"
    />
    <div className={styles.hanging}>
      <svg className={styles.string} aria-hidden="true" viewBox="0 0 72 122">
        <path className={styles.thread} d="M4 3C30 26 52 62 65 115" />
      </svg>
      <p className={`${styles.tag} display`}>{tag}</p>
    </div>
  </div>
)
