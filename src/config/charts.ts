/** Limits of what src/sections/impact and src/sections/figures draw; src/schema/checks refuses figures beyond them. */

/** Things of which one can be drawn for each that was counted (src/sections/figures/CountedUnits.tsx) */
export const UNITS = ['fragment', 'seedling', 'community', 'structure', 'person', 'contact'] as const
/** More marks than that are not seen as a number of them but as a pattern. */
export const MOST_MARKS = 200
/** How many things a mark may stand for */
export const MOST_PER_UNIT = 10_000
/** Bars of one figure */
export const MOST_COLOURS = 3
