import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react'
import { useWords } from '../i18n/pageLanguage'
import * as styles from './PreviousNext.module.css'
import { Icon } from './Icon'

type PreviousNextProps = {
  item: string
  /** Shown to the eye, for example "2–4 / 7" */
  position: ReactNode
  atStart: boolean
  atEnd: boolean
  onPrevious: () => void
  onNext: () => void
}

/**
 * The two arrows of a carousel. One that leads nowhere is disabled and hands the focus, however the row came to its end, to
 * the other, or the browser would drop it (WCAG 2.4.3).
 */
export const PreviousNext = ({ item, position, atStart, atEnd, onPrevious, onNext }: PreviousNextProps) => {
  const words = useWords()
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const focused = useRef<HTMLButtonElement>()
  // it may have come before React
  useEffect(() => {
    focused.current = [previous.current, next.current].find((arrow) => arrow === document.activeElement) ?? undefined
  }, [])
  const onFocus = ({ currentTarget }: FocusEvent<HTMLButtonElement>) => (focused.current = currentTarget)
  const onBlur = ({ currentTarget }: FocusEvent<HTMLButtonElement>) => {
    if (!currentTarget.disabled) focused.current = undefined
  }
  useEffect(() => {
    const from = focused.current
    // the browser drops it before or after this
    if (from?.disabled && document.activeElement?.matches('body, :disabled')) {
      const other = atEnd ? previous : next
      other.current?.focus()
    }
  }, [atStart, atEnd])
  return (
    <div className={`${styles.arrows} needs-script screen-only`}>
      {/* the page may have counted before React takes it over (`autoplayBeforeScript`) */}
      <span className={`${styles.position} display`} aria-hidden="true" data-position="" suppressHydrationWarning>
        {position}
      </span>
      <button
        ref={previous}
        className={`${styles.arrow} ${styles.previous}`}
        type="button"
        aria-label={words.common.previous(item)}
        disabled={atStart}
        onClick={onPrevious}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        <Icon name="arrow" className={styles.sign} />
      </button>
      <button
        ref={next}
        className={styles.arrow}
        type="button"
        aria-label={words.common.next(item)}
        disabled={atEnd}
        onClick={onNext}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        <Icon name="arrow" className={styles.sign} />
      </button>
    </div>
  )
}
