import { graphql } from 'gatsby'
import type { CSSProperties } from 'react'
import { useWords } from '../../i18n/pageLanguage'
import { countedUnits } from '../../lib/countedUnits'
import { present } from '../../lib/present'
import * as growth from './Growth.module.css'
import * as styles from './CountedUnits.module.css'

/** How many units of each kind stand in a row, and their look. */
const KINDS: Record<string, { inARow: number; look: string }> = {
  fragment: { inARow: 11, look: styles.fragment },
  seedling: { inARow: 10, look: styles.seedling },
  community: { inARow: 6, look: styles.community },
  structure: { inARow: 5, look: styles.structure },
  person: { inARow: 20, look: styles.person },
  contact: { inARow: 20, look: styles.contact },
}
/** More than that are drawn small; fewer stand in two rows or more, five at most, and at least five in a row. */
const MANY = 60
const FEW = 5

type FieldProps = { columns: number; rows?: number }

/** Units side by side and in rows. */
const Field = ({ columns, rows = 1 }: FieldProps) => (
  <span
    className={`${styles.field} ${growth.grows}`}
    style={{ '--columns': columns, '--rows': rows } as CSSProperties}
  />
)

type CountedUnitsProps = Omit<Queries.CountedUnitsFragment, 'badge'> & {
  badge?: string
  /** Where no words beside the drawing say the same */
  label?: string
}

/** The figure as a drawing on a ground line; newcomers stand out, what is missing to 100% is pale. The words beside it say the same. */
export const CountedUnits = ({ value, badge = '', unit, unitSize, label }: CountedUnitsProps) => {
  const { decimalSign } = useWords().common
  const { all, added, missing } = countedUnits(value, badge, unitSize, decimalSign)
  const { inARow: most, look } = present(KINDS[unit], `kind of unit "${unit}"`)
  const places = all + missing
  const inARow = places > MANY ? 20 : Math.max(FEW, Math.ceil(places / FEW), Math.min(most, Math.ceil(places / 2)))
  const rows = Math.floor((all - added) / inARow)
  const rest = (all - added) % inARow
  return (
    <div
      className={`${styles.units} ${look} screen-only`}
      style={{ '--in-a-row': inARow } as CSSProperties}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {rows > 0 && <Field columns={inARow} rows={rows} />}
      {rest > 0 && <Field columns={rest} />}
      {Array.from({ length: missing + added }, (_, i) => (
        <span key={i} className={`${styles.single} ${i < missing ? styles.missing : styles.added}`}>
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
