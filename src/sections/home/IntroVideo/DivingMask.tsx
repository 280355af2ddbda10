import type { ReactNode } from 'react'
import * as styles from './DivingMask.module.css'

/** A diving mask whose strap runs off both edges of the page; what it is given is seen through its glass. */
export const DivingMask = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.mask} screen-only`}>
    <svg className={styles.strap} aria-hidden="true" viewBox="0 0 1600 200" preserveAspectRatio="none">
      <path
        className={styles.rubber}
        d="M-10 60C300 100 500 96 800 92s600-10 810-60v92c-240 40-500 40-810 42S250 190-10 150Z"
      />
      <path
        className={styles.stripe}
        d="M-10 92C300 130 500 126 800 122s600-14 810-62v30c-240 44-500 48-810 50S250 162-10 120Z"
      />
    </svg>
    <div className={styles.frame}>
      <div className={styles.glass}>{children}</div>
    </div>
  </div>
)
