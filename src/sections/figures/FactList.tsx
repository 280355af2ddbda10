import type { CSSProperties } from 'react'
import { classes } from '../../lib/classes'
import * as styles from './FactList.module.css'

type FactListProps = {
  /** `part`: how long the bar of a fact is, from 0 to 1 */
  facts: readonly (Pick<Queries.Fact, 'what' | 'value'> & { part?: number })[]
  /** A line for each, with or without a bar */
  look?: 'lines' | 'bars'
}

/** Figures with what each counts, the figure first and large, a word before it small. */
export const FactList = ({ facts, look }: FactListProps) => (
  <dl className={classes(styles.list, look && styles[look])}>
    {facts.map(({ what, value, part }) => {
      const number = Math.max(0, value.search(/\d/))
      return (
        <div key={what} style={{ '--part': part } as CSSProperties}>
          {/* a space for the search, which reads the text as it stands */}
          <dt>{what}</dt>{' '}
          <dd className="display">
            {number > 0 && <small>{value.slice(0, number)}</small>}
            {value.slice(number)}
          </dd>
        </div>
      )
    })}
  </dl>
)
