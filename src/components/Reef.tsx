import * as styles from './Reef.module.css'

/**
 * A reef in three sheets of paper, which fills its box from the foot, or stands far behind what its parent holds. The rear
 * sheets have the colours --e1 and --e2, the front one that of the text. The sheets are masks: a browser fetches a mask when
 * it lays it out, but a file in a <use> with the page.
 */
export const Reef = ({ className = `${styles.far} screen-only` }: { className?: string }) => (
  <div className={`${styles.reef} ${className}`} aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
)
