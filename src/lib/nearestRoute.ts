import { distance } from 'fastest-levenshtein'

/** Routes that differ in more than half of their letters are no help. */
const MOST_DIFFERENCE = 0.5

/** The route that is spelled most like a mistyped path; undefined where none is near. */
export const nearestRoute = (path: string, routes: readonly string[]): string | undefined => {
  const wanted = path.toLowerCase().replace(/\/+$/, '')
  const [nearest] = routes
    .map((route) => ({
      route,
      difference: distance(wanted, route.toLowerCase()) / Math.max(wanted.length, route.length),
    }))
    .sort((a, b) => a.difference - b.difference)
  return nearest && nearest.difference <= MOST_DIFFERENCE ? nearest.route : undefined
}
