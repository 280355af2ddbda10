import * as styles from './CarouselPosition.module.css'

/**
 * Which slides are in view, for the eye: "2–4 / 7". Where one or two are shown, the server cannot know it; the style sheet
 * does.
 */
export const CarouselPosition = ({ first, last, count }: { first: number; last: number; count: number }) => (
  <>
    {first}
    {last > first && <span className={`${styles.last} ${last > first + 1 ? styles.third : ''}`}>–{last}</span>} /{' '}
    {count}
  </>
)
