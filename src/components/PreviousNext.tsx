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
  const { common } = useWords()
  const arrows = useRef<HTMLDivElement>(null)
  // the browser drops the focus of a disabled button only when it draws
  useLayoutEffect(() => {
    if (arrows.current?.querySelector(':disabled') === document.activeElement)
      arrows.current?.querySelector<HTMLElement>(':enabled')?.focus()
  }, [atStart, atEnd])
  const arrow = (label: string, disabled: boolean, onClick: () => void, side = '') => (
    <button
      className={`${styles.arrow} ${side}`}
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name="arrow" />
    </button>
  )
  return (
    <div ref={arrows} className={`${styles.arrows} needs-script screen-only`}>
      {/* as HTML, which React leaves as it is where a translator has marked it */}
      <span
        className={`${styles.position} display`}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: position }}
      />
      {arrow(common.previous(item), atStart, onPrevious, styles.previous)}
      {arrow(common.next(item), atEnd, onNext)}
    </div>
  )
}
