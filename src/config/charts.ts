/**
 * Limits of what src/sections/impact and src/sections/figures draw. The drawings keep to them, and src/schema/checks refuses
 * figures beyond them.
 */

/** More things than that are not seen as a number of them but as a pattern. */
export const MOST_MARKS = 200
/** How many things a mark stands for where there are more */
export const THINGS_PER_MARK = 1000
export const MOST_THINGS = 1_000_000
/** How many things a unit of a total may stand for */
export const MOST_PER_UNIT = 1000
/** Rows that have a colour (src/sections/impact/charts.module.css) */
export const MOST_COLOURS = 3
/** Parts of a split bar, without the whole */
export const MOST_PARTS = 2
/** Depth at the foot of the cut through the water, in metres */
export const FLOOR_M = 15
/** Each is one per cent. */
export const TILES = 100
