import * as styles from './charts.module.css'

/** Classes of the rows that have a colour of their own, the first rows of a figure. */
export const KINDS: readonly string[] = [styles.kind0, styles.kind1, styles.kind2]

export interface ChartProps {
  rows: readonly Queries.FigureRow[]
  /** The number that each row begins with */
  numbers: readonly number[]
}
