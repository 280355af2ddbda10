import { useLayoutEffect, useRef } from 'react'
import { useWords } from '../i18n/pageLanguage'
import * as styles from './PreviousNext.module.css'
import { Icon } from './Icon'

type PreviousNextProps = {
  item: string
  /** Shown to the eye, for example "2–4 / 7" */
  position: string
  atStart: boolean
  atEnd: boolean
  onPrevious: () => void
  onNext: () => void
}

/**
 * The two arrows of a carousel. One that leads nowhere is disabled and hands the focus to the other, or the browser would
 * drop it (WCAG 2.4.3).
 */
export const PreviousNext = ({ item, position, atStart, atEnd, onPrevious, onNext }: PreviousNextProps) => {
  const words = useWords()
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  // the browser drops the focus of a disabled button only when it draws
  useLayoutEffect(() => {
    if (atStart && document.activeElement === previous.current) next.current?.focus()
    if (atEnd && document.activeElement === next.current) previous.current?.focus()
  }, [atStart, atEnd])
  return (
    <div className={`${styles.arrows} needs-script screen-only`}>
      {/* as HTML, which React leaves as it is where a translator has marked it */}
      <span
        className={`${styles.position} display`}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: position }}
      />
      <button
        ref={previous}
        className={`${styles.arrow} ${styles.previous}`}
        type="button"
        aria-label={words.common.previous(item)}
        disabled={atStart}
        onClick={onPrevious}
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
      >
        <Icon name="arrow" className={styles.sign} />
      </button>
    </div>
  )
}
