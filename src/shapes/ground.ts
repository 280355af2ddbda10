import { smooth, type Point, type Random } from './pen'

interface Land {
  width: number
  height: number
  /** Height of the line, from above */
  base: number
  /** How far it rises and falls */
  rise: number
  /** From one rise to the next, about */
  step: number
}

/** A line of rises and falls, and the outline of the ground below it. Both reach beyond the width by one step. */
export const ground = ({ width, height, base, rise, step }: Land, random: Random) => {
  const points: Point[] = []
  for (let x = -step; x < width + step; x += step * (0.7 + random() * 0.6)) {
    points.push([x, base + (random() - 0.5) * 2 * rise])
  }
  points.push([width + step, base])
  return { points, outline: `${smooth(points)}L${width + step} ${height}L${-step} ${height}Z` }
}

export const straight = (share: number) => share
/** As the curve runs, nearly. */
export const rounded = (share: number) => share * share * (3 - 2 * share)

/** Where the line of a ground lies at x, from above. `between` says how it runs from one of its points to the next. */
export const groundAt = (points: readonly Point[], x: number, between: (share: number) => number) => {
  const next = points.findIndex(([pointX], i) => i > 0 && pointX >= x)
  const [from, to] = [points[next - 1], points[next]]
  if (!from || !to) throw new RangeError(`There is no ground at ${x}.`)
  const [[fromX, fromY], [toX, toY]] = [from, to]
  return fromY + (toY - fromY) * between((x - fromX) / (toX - fromX))
}
