import { graphql } from 'gatsby'
import { countedUnits } from '../../lib/countedUnits'
import * as styles from './CountedUnits.module.css'

const GLYPHS: Record<string, string> = {
  fragment: '#u-frag',
  seedling: '#u-mang',
  community: '#u-house',
  structure: '#u-unit',
}

type CountedUnitsProps = { value: string; badge: string; unit: string; unitSize: number }

/** The figure as a drawing that grows up from a ground line; the newcomers stand out. The words beside it say the same. */
export const CountedUnits = ({ value, badge, unit, unitSize }: CountedUnitsProps) => {
  const { all, added } = countedUnits(value, badge, unitSize)
  return (
    <div className={`${styles.units} ${styles[unit]}`} aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        <svg key={i} className={i < all - added ? styles.unit : `${styles.unit} ${styles.added}`} focusable="false">
          <use href={GLYPHS[unit]} />
        </svg>
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
