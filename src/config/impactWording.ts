/** Words of the page on what has been counted. */
export const impactWording = {
  from: 'From',
  beingConfirmed: 'Being confirmed',
  counted: (when: string) => `Counted: ${when}`,
  whatIsCounted: 'What is counted',
  number: 'Number',
  drawingOf: (title: string) => `${title}, drawn. The table holds the same numbers.`,
  metres: (depth: number) => `${depth} m`,
  week: (number: number) => `week ${number}`,
} as const
