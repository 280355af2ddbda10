import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { countedUnits } from '../../lib/countedUnits'
import * as styles from './CountedUnits.module.css'

/** How many units of each kind stand in a row. */
const IN_A_ROW: Record<string, number> = { fragment: 11, seedling: 10, community: 6, structure: 5 }

type FieldProps = { columns: number; rows?: number }

/** Units side by side and in rows. */
const Field = ({ columns, rows = 1 }: FieldProps) => (
  <span className={styles.field} style={{ '--columns': columns, '--rows': rows } as CSSProperties} />
)

/** The figure as a drawing that grows up from a ground line; the newcomers stand out. The words beside it say the same. */
export const CountedUnits = ({ value, badge, unit, unitSize }: Queries.CountedUnitsFragment) => {
  const { all, added } = countedUnits(value, badge, unitSize)
  const inARow = IN_A_ROW[unit]!
  const rows = Math.floor((all - added) / inARow)
  const rest = (all - added) % inARow
  return (
    <div
      className={`${styles.units} ${styles[unit]}`}
      style={{ '--in-a-row': inARow, '--in-all': Math.ceil(all / inARow) } as CSSProperties}
      aria-hidden="true"
    >
      {rows > 0 && <Field columns={inARow} rows={rows} />}
      {rest > 0 && <Field columns={rest} />}
      {Array.from({ length: added }, (_, i) => (
        <span key={i} className={styles.added}>
          <Field columns={1} />
        </span>
      ))}
    </div>
  )
}

export const fragment = graphql`
  fragment CountedUnits on Statistic {
    value
    badge
    unit
    unitSize
  }
`
