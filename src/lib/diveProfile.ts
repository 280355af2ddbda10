/** Size of the drawing in its own units, and where the water's surface lies in it. */
export const PROFILE = { width: 1200, height: 372, surface: 92 } as const

const UNITS_A_METRE = 17
const FIRST_STOP = 15

/** Where a step of the day stands in the drawing. `depth` in metres. */
export const profilePoint = (index: number, depth: number, count = 8): [number, number] => [
  Math.round(FIRST_STOP + index * ((PROFILE.width + 12) / count)),
  PROFILE.surface + depth * UNITS_A_METRE,
]

/** A diver goes down fast and comes up slowly: [part of the way to the next step, part of the depth]. */
const DESCENT: readonly [number, number][] = [
  [-0.28, 0.75],
  [0, 1],
  [0.42, 0.92],
]
/** …and waits here before surfacing */
const SAFETY_STOP_M = 5

/** The path of a day's steps: along the surface, and down and up again for each step that lies deeper. */
export const diveProfile = (depths: readonly number[]): string => {
  const at = (index: number, depth: number) => profilePoint(index, depth, depths.length).join(' ')
  const parts = depths.flatMap((depth, index) =>
    depth === 0
      ? [at(index, 0)]
      : [
          at(index - 0.5, 0),
          ...DESCENT.map(([along, part]) => at(index + along, depth * part)),
          at(index + 0.62, SAFETY_STOP_M),
          at(index + 0.72, SAFETY_STOP_M),
          at(index + 0.86, 0),
        ],
  )
  return `M${parts.join('L')}`
}
