import { nearestSpelling } from '../lib/nearestSpelling'

/** What to write instead of a name that no field has: the nearest one, else any of them. */
export const fieldAdvice = (name: string, fields: readonly string[]): string => {
  const near = nearestSpelling(name, fields)
  return near ? `did you mean "${near}"?` : `the fields are: ${fields.join(', ')}.`
}
