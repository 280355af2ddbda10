import { forwardRef, type ReactNode } from 'react'
import { wording } from '../config/wording'
import * as styles from './Carousel.module.css'

type ScrollRowProps = { label: string; onScroll: () => void; children: ReactNode }

/** A carousel before its script: a row that scrolls sideways, by hand and by keys. */
export const ScrollRow = forwardRef<HTMLDivElement, ScrollRowProps>(function ScrollRow(
  { label, onScroll, children },
  ref,
) {
  return (
    <div
      ref={ref}
      className={styles.row}
      tabIndex={0}
      role="group"
      aria-label={`${label}, ${wording.scrollsSideways}`}
      onScroll={onScroll}
    >
      {children}
    </div>
  )
})
