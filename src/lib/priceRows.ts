/** Rows of the price list that follow each other and are of the same thing, together. */
export const byWhatIsSold = <Row extends { readonly what: string }>(rows: readonly Row[]) => {
  const groups: { what: string; rows: Row[] }[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.what === row.what) last.rows.push(row)
    else groups.push({ what: row.what, rows: [row] })
  }
  return groups
}
