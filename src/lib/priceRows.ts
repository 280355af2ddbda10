/** Rows of the price list that follow each other and are of the same thing, together. */
export const byWhatIsSold = <Row extends { readonly what: string }>(rows: readonly Row[]): Row[][] => {
  const groups: Row[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.[0]!.what === row.what) last.push(row)
    else groups.push([row])
  }
  return groups
}
