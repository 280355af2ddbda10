/** What a question can be about, and how it is told. */
const MATTERS = [
  ['dates', /(^|, | and |\bsince )when\b|\b(days?|date|month|year|hours?|published)\b/i],
  ['numbers', /\b(how many|how much|figures|numbers|totals?|counts?|counted|correlations)\b/i],
  ['places', /\b(where|which (beach|site|schools|communities)|take place|coordinates)\b/i],
  ['people', /(^|, | and )who\b|\b(whom|quoted?|operators|partners)\b/i],
  ['sums', /\b(prices?|costs?|rupiah|sums?|revenue|pay for)\b/i],
] as const

/**
 * What is still open on a page, in the order in which the foundation is asked for it: at most three kinds, since more would be a list that nobody reads.
 * @param reviews the marks `review` of what the page shows, each with its questions one behind the other
 */
export const openMatters = (reviews: readonly (string | null)[]) => {
  const questions = reviews.flatMap((review) => review?.split(/;\s+/) ?? [])
  const found = questions.flatMap((question) =>
    MATTERS.filter(([, words]) => words.test(question)).map(([name]) => name),
  )
  return [...new Set(found)].slice(0, 3)
}
