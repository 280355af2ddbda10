import { nearestSpelling } from './nearestSpelling'

/** Routes that differ in more than half of their letters are no help. */
const MOST_DIFFERENCE = 0.5

/** The route that is spelled most like a mistyped path; undefined where none is near. */
export const nearestRoute = (path: string, routes: readonly string[]): string | undefined =>
  nearestSpelling(path.replace(/\/+$/, ''), routes, MOST_DIFFERENCE)
