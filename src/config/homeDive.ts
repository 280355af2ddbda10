/**
 * The dive down the home page and up again: the readings of its gauge, in metres, in the order of its sections, from the air
 * above the water to the shore. After a change of a section's `depth` change it here too (__tests__/lib/logbook.test.ts).
 */
export const HOME_DIVE = [0, 1, 2, 5, 8, 13, 18, 24, 30, 22, 16, 10, 5, 0] as const
export const DEEPEST_M = Math.max(...HOME_DIVE)
