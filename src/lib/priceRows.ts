import { splitPair } from './pair'

/** A row of the price list. */
export interface PriceRow {
  /** What is sold, for example the title of a package: "Restorative Dive" */
  of: string
  /** Which of several: "2 dives"; empty where there is one price */
  which: string
  /** "IDR 900,000", or words such as "on request" */
  amount: string
}

/** `Restorative Dive, 2 dives | IDR 900,000` → its three parts. */
export const readPriceRow = (row: string): PriceRow => {
  const [name, amount] = splitPair(row)
  const [of = '', ...which] = name.split(', ')
  return { of, which: which.join(', '), amount }
}

/** Rows that follow each other and are of the same thing, together. */
export const byWhatIsSold = (rows: readonly PriceRow[]): PriceRow[][] => {
  const groups: PriceRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.[0]!.of === row.of) last.push(row)
    else groups.push([row])
  }
  return groups
}
