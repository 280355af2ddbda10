/** The middle one of some numbers; of an even count, the larger of the two in the middle. */
export const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!
