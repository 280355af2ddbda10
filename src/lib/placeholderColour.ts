/** Steps of each channel, as one hexadecimal digit: 64 colours, of which the fullest page shows 22. */
const STEPS = [2, 6, 10, 14]

const nearestStep = (channel: number) =>
  STEPS.reduce((best, step) => (Math.abs(step * 17 - channel) < Math.abs(best * 17 - channel) ? step : best))

/**
 * The colour that stands where a picture will be: its dominant one (`#48a8b8`), rounded (`#6aa`), so that the
 * pictures of a page share a few rules of its style sheet (src/gatsby/builtPages/securePage.ts).
 */
export const placeholderColour = (dominant: string) =>
  `#${[1, 3, 5].map((at) => nearestStep(parseInt(dominant.slice(at, at + 2), 16)).toString(16)).join('')}`
