import { forwardRef, type FocusEventHandler, type ReactNode } from 'react'
import * as wording from '../config/wording'
import * as styles from './Carousel.module.css'

type ScrollRowProps = {
  label: string
  onScroll: () => void
  /** When the focus comes into the row, goes on in it or leaves it */
  onFocus: FocusEventHandler
  children: ReactNode
}

/** A carousel before its script: a row that scrolls sideways, by hand and by keys. */
export const ScrollRow = forwardRef<HTMLDivElement, ScrollRowProps>(function ScrollRow(
  { label, onScroll, onFocus, children },
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
      onFocus={onFocus}
      onBlur={onFocus}
    >
      {children}
    </div>
  )
})
