import { useEffect, useRef } from 'react'
import { useWords } from '../../i18n/pageLanguage'
import { classes } from '../../lib/classes'
import * as styles from './CarouselDots.module.css'
import { visibleDots } from './visibleDots.inline'

type CarouselDotsProps = {
  item: string
  /** The first slide in view, from 0, and the highest that this can be */
  current: number
  last: number
  /** How many slides there are */
  count: number
  /** Everywhere, or only below the breakpoint */
  shown: 'always' | 'narrow'
  onChoose: (index: number) => void
}

/**
 * What the dots of the last two slides are called: they lead nowhere where two or three slides are in view, which the style
 * sheet knows before the script does.
 */
const ENDS = [styles.whereOne, styles.whereTwo]

/** One dot a position; of many, those around the current one. The focus stays with the current one. */
export const CarouselDots = ({ item, current, last, count, shown, onChoose }: CarouselDotsProps) => {
  const words = useWords()
  const dots = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!dots.current?.contains(document.activeElement)) return
    dots.current.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  }, [current])
  return (
    <div
      ref={dots}
      className={classes(styles.dots, shown === 'narrow' && styles.narrowOnly, 'needs-script screen-only')}
      role="group"
      aria-label={words.common.choose}
    >
      {visibleDots(last + 1, current).map((index, place) => (
        // by place: before the script is there, an autoplaying row has changed what its dots say
        <button
          key={place}
          className={classes(styles.dot, ENDS[count - 1 - index])}
          type="button"
          data-dot=""
          aria-label={words.common.goTo(item, index + 1)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  )
}
