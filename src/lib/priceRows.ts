/** The lowest of these prices as it is written; undefined where none is an amount, such as "on request". */
export const lowestPrice = (rows: readonly { readonly price: string }[]) => {
  const amountIn = (price: string) => Number(price.replace(/\D/g, ''))
  return rows
    .map(({ price }) => price)
    .filter((price) => /\d/.test(price))
    .sort((one, other) => amountIn(one) - amountIn(other))[0]
}

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
