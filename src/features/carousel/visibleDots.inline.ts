/**
 * Which dots of a carousel are shown: all, or as many as fit side by side on the narrowest phone with targets of 44 px, among
 * them the current one. Its text stands in pages too (`autoplayBeforeScript`): it may use nothing from outside.
 */
export const visibleDots = (count: number, current: number): number[] => {
  const shown = Math.min(count, 6)
  const first = Math.max(0, Math.min(current - Math.floor(shown / 2), count - shown))
  return Array.from({ length: shown }, (_, place) => first + place)
}
