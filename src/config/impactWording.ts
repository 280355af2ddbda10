/** Words of the page on what has been counted. */

export const from = 'From'
export const beingConfirmed = 'Being confirmed'
export const counted = (when: string) => `Counted: ${when}`
export const whatIsCounted = 'What is counted'
export const number = 'Number'
export const drawingOf = (title: string) => `${title}, drawn. The table holds the same numbers.`
export const metres = (depth: number) => `${depth} m`
export const week = (number: number) => `week ${number}`
