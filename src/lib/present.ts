/**
 * A value that the code around it makes sure of, where types cannot know it. Throws where it is missing after all.
 * @param what it is, for the error
 */
export const present = <T>(value: T | null | undefined, what: string): T => {
  if (value === null || value === undefined) throw new Error(`The ${what} is missing.`)
  return value
}
