/** What the edges are drawn with: chance that is the same at every run, numbers, curves. */

import { present } from '../lib/present'

export type Point = readonly [x: number, y: number]
export type Random = () => number

/** Numbers from 0 to 1, the same at every run (mulberry32, public domain). */
export const seeded = (seed: number): Random => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A number as drawings hold it: tenths of a unit are finer than a pixel. */
export const tenths = (value: number) => String(Math.round(value * 10) / 10)

/**
 * A curve through points, as the data of a path.
 * @param stiffness 6 gives Catmull-Rom's curve; with less it swings further out
 */
export const smooth = (points: readonly Point[], stiffness = 6) => {
  const at = (i: number) => present(points[Math.max(0, Math.min(points.length - 1, i))], 'point of a curve')
  const handle = (from: Point, before: Point, after: Point, sign: number) =>
    [from[0] + (sign * (after[0] - before[0])) / stiffness, from[1] + (sign * (after[1] - before[1])) / stiffness]
      .map(tenths)
      .join(' ')
  const start = `M${at(0).map(tenths).join(' ')}`
  const curves = points.slice(1).map((to, i) => {
    const from = at(i)
    return `C${handle(from, at(i - 1), to, 1)} ${handle(to, from, at(i + 2), -1)} ${to.map(tenths).join(' ')}`
  })
  return start + curves.join('')
}
