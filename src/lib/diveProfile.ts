/** Size of the drawing in its own units, and where the water's surface lies in it. */
export const PROFILE = { width: 1200, height: 372, surface: 92 } as const

/** How far below the surface a dive is drawn; it stands for no depth in metres. */
const DOWN = 204
const FIRST_STOP = 15

/** Where a step of the day stands in the drawing. */
export const profilePoint = (index: number, underWater: boolean, count = 8): [number, number] => [
  Math.round(FIRST_STOP + index * ((PROFILE.width + 12) / count)),
  PROFILE.surface + (underWater ? DOWN : 0),
]

/** A diver goes down fast and comes up slowly: [part of the way to the next step, part of the way down]. */
const DIVE: readonly [number, number][] = [
  [-0.5, 0],
  [-0.28, 0.75],
  [0, 1],
  [0.42, 0.92],
  [0.62, 0.4],
  [0.72, 0.4],
  [0.86, 0],
]

/** The path of a day's steps: along the surface, and down and up again for each step under water. */
export const diveProfile = (steps: readonly boolean[]): string => {
  const points = steps.flatMap((underWater, index) =>
    (underWater ? DIVE : [[0, 0] as const]).map(([along, part]) => {
      const [x] = profilePoint(index + along, false, steps.length)
      return `${x} ${Math.round(PROFILE.surface + DOWN * part)}`
    }),
  )
  return `M${points.join('L')}`
}
