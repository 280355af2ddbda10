import * as wording from '../config/wording'
import { visibleDots } from '../lib/visibleDots'
import * as styles from './CarouselDots.module.css'

type CarouselDotsProps = {
  item: string
  count: number
  current: number
  /** Everywhere, or only below the breakpoint */
  shown: 'always' | 'narrow'
  onChoose: (index: number) => void
}

/** One dot a position; of many, those around the current one. */
export const CarouselDots = ({ item, count, current, shown, onChoose }: CarouselDotsProps) => (
  <div
    className={`${styles.dots} ${shown === 'narrow' ? styles.narrowOnly : ''} needs-script`}
    role="group"
    aria-label={wording.choose}
  >
    {visibleDots(count, current).map((index) => (
      <button
        key={index}
        className={styles.dot}
        type="button"
        data-dot=""
        aria-label={wording.goTo(item, index + 1)}
        aria-current={index === current ? 'true' : undefined}
        onClick={() => onChoose(index)}
      />
    ))}
  </div>
)
