import { useEffect, useRef, type ReactNode } from 'react'
import * as wording from '../config/wording'
import * as styles from './CarouselArrows.module.css'
import { Icon } from './Icon'

type CarouselArrowsProps = {
  item: string
  /** Shown to the eye, for example "2–4 / 7" */
  position: ReactNode
  atStart: boolean
  atEnd: boolean
  onPrevious: () => void
  onNext: () => void
}

/**
 * The two arrows of a carousel. One that leads nowhere is disabled and hands the focus to the other, or the browser would
 * drop it (WCAG 2.4.3).
 */
export const CarouselArrows = ({ item, position, atStart, atEnd, onPrevious, onNext }: CarouselArrowsProps) => {
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const pressed = useRef<HTMLButtonElement>()
  useEffect(() => {
    const from = pressed.current
    // the browser drops it before or after this
    if (from?.disabled && document.activeElement!.matches('body, :disabled')) {
      ;(atEnd ? previous : next).current!.focus()
    }
  }, [atStart, atEnd])
  return (
    <div className={`${styles.arrows} needs-script`}>
      {/* a row may have been moved before React takes it over: `useSlickTrack` has it found */}
      <span className={`${styles.position} display`} aria-hidden="true" data-position="" suppressHydrationWarning>
        {position}
      </span>
      <button
        ref={previous}
        className={`${styles.arrow} ${styles.previous}`}
        type="button"
        aria-label={wording.previous(item)}
        disabled={atStart}
        onClick={(event) => {
          pressed.current = event.currentTarget
          onPrevious()
        }}
      >
        <Icon name="arrow" className={styles.sign} />
      </button>
      <button
        ref={next}
        className={styles.arrow}
        type="button"
        aria-label={wording.next(item)}
        disabled={atEnd}
        onClick={(event) => {
          pressed.current = event.currentTarget
          onNext()
        }}
      >
        <Icon name="arrow" className={styles.sign} />
      </button>
    </div>
  )
}
