import { graphql } from 'gatsby'
import { countedUnits } from '../../lib/countedUnits'
import * as styles from './CountedUnits.module.css'

type CountedUnitsProps = { value: string; badge: string; unit: string; unitSize: number }

/** The figure as a drawing that grows up from a ground line; the newcomers stand out. The words beside it say the same. */
export const CountedUnits = ({ value, badge, unit, unitSize }: CountedUnitsProps) => {
  const { all, added } = countedUnits(value, badge, unitSize)
  return (
    <div className={`${styles.units} ${styles[unit]}`} aria-hidden="true">
      {Array.from({ length: all - added }, (_, i) => (
        <span key={i} className={`${styles.unit} ${styles.glyph}`} />
      ))}
      {Array.from({ length: added }, (_, i) => (
        <span key={i} className={`${styles.unit} ${styles.added}`}>
          <span className={styles.glyph} />
        </span>
      ))}
    </div>
  )
}

/** A figure with its drawing, as the home page and /impact show it. */
export const fragment = graphql`
  fragment CountedFigure on Statistic {
    title
    value
    badge
    unit
    unitSize
    key
    link
  }
`
