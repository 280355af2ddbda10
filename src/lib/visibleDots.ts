/** As many dots as fit side by side on the narrowest phone with targets of 44 px. */
export const MOST_DOTS = 6

/** Which dots of a carousel are shown: all, or a window of `MOST_DOTS` that follows the current one. */
export const visibleDots = (count: number, current: number): number[] => {
  const shown = Math.min(count, MOST_DOTS)
  const first = Math.max(0, Math.min(current - Math.floor(shown / 2), count - shown))
  return Array.from({ length: shown }, (_, i) => first + i)
}
