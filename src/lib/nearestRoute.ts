import { nearestSpelling } from './nearestSpelling'

/** The route that is spelled most like a mistyped path; undefined where none is near. */
export const nearestRoute = (path: string, routes: readonly string[]): string | undefined =>
  nearestSpelling(path.replace(/\/+$/, ''), routes)
