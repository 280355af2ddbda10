/** The value for place `index`, where values follow one another round and round. */
export const inTurn = <T>(values: readonly [T, ...T[]], index: number): T => values[index % values.length] ?? values[0]
