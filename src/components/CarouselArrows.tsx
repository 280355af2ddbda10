import { useRef, type ReactNode } from 'react'
import { wording } from '../config/wording'
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

/** The two arrows of a carousel; one that leads nowhere is disabled and hands the focus to the other. */
export const CarouselArrows = ({ item, position, atStart, atEnd, onPrevious, onNext }: CarouselArrowsProps) => {
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const passFocus = (from: HTMLButtonElement | null, to: HTMLButtonElement | null) => {
    requestAnimationFrame(() => {
      if (from?.disabled) to?.focus()
    })
  }
  return (
    <div className={`${styles.arrows} needs-script`}>
      <span className={`${styles.position} display`} aria-hidden="true">
        {position}
      </span>
      <button
        ref={previous}
        className={`${styles.arrow} ${styles.previous}`}
        type="button"
        aria-label={wording.previous(item)}
        disabled={atStart}
        onClick={() => {
          onPrevious()
          passFocus(previous.current, next.current)
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
        onClick={() => {
          onNext()
          passFocus(next.current, previous.current)
        }}
      >
        <Icon name="arrow" className={styles.sign} />
      </button>
    </div>
  )
}
