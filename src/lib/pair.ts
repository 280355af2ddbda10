/** Splits a text of two parts: `Over 2,000 | annotated images` → ["Over 2,000", "annotated images"]. */
export const splitPair = (text: string): [string, string] => {
  const [first = '', ...rest] = text.split(' | ')
  return [first, rest.join(' | ')]
}
