import { useEffect, useRef } from 'react'
import type { CarouselSettings } from '../../config/carousel'
import { useWords } from '../../i18n/pageLanguage'
import { classes } from '../../lib/classes'
import * as styles from './Carousel.module.css'

type CarouselDotsProps = {
  item: string
  settings: CarouselSettings
  /** The first slide in view, from 0, and the highest that this can be */
  current: number
  last: number
  onChoose: (index: number) => void
}

/** As many targets of 44 px fit side by side on the narrowest phone. */
const MOST_DOTS = 6

/** The positions that have a dot: all, or those around the current one. */
const withDot = (count: number, current: number) => {
  const shown = Math.min(count, MOST_DOTS)
  const first = Math.max(0, Math.min(current - Math.floor(shown / 2), count - shown))
  return Array.from({ length: shown }, (_, place) => first + place)
}

/** One dot a position, the outer ones small where there are more. The focus stays with the current one. */
export const CarouselDots = ({ item, settings, current, last, onChoose }: CarouselDotsProps) => {
  const words = useWords()
  const dots = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!dots.current?.contains(document.activeElement)) return
    dots.current.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
  }, [current])
  if (!settings.dots && !settings.responsive.some(({ settings }) => settings.dots)) return null
  return (
    <div
      ref={dots}
      className={classes(styles.dots, !settings.dots && styles.narrowOnly, 'needs-script screen-only')}
      role="group"
      aria-label={words.common.choose}
    >
      {withDot(last + 1, current).map((index, place) => (
        <button
          key={place}
          className={classes(
            styles.dot,
            (place === 0 ? index > 0 : place === MOST_DOTS - 1 && index < last) && styles.more,
          )}
          type="button"
          aria-label={words.common.goTo(item, index + 1)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  )
}
