/** The number that a file or folder begins with: `03-lab/index.md` → 3. */
const numberOf = (path: string) => Number(/\/(\d+)-[^/]*(\/index\.md|\.md)$/.exec(path)?.[1] ?? 0)

/** What has no `order` of its own follows what has one. */
const AFTER_ORDERED = 1000
/** More than the numbers in front of names, which settle the order of what has the same `order`, or none */
const NUMBERS = 10_000

/**
 * Where a thing stands in its list: by its `order`, then by the number in front of its name. Articles that have the same
 * `order`, or none, are sorted by their days.
 * @param path below `content/`
 */
export const positionOf = (path: string, order = AFTER_ORDERED) =>
  order * NUMBERS + (path.startsWith('news/') ? 0 : numberOf(path))

const DAY_MS = 86_400_000
/** Above every other place, and within the 32 bits of GraphQL's Int */
const PAST = 2_000_000_000
/** Room for the number in front of a name */
const SAME_DAY = 100

/**
 * Where an event stands: those to come first, the next one before all; then those without a day; then past ones, the last
 * one before the others.
 * @param path below `content/`
 * @param date YYYY-MM-DD
 * @param isToCome whether that day is still to come
 */
export const eventPosition = (path: string, date: unknown, isToCome: boolean) => {
  if (typeof date !== 'string') return positionOf(path)
  const day = (Date.parse(date) / DAY_MS) * SAME_DAY
  return (isToCome ? day - PAST : PAST - day) + (numberOf(path) % SAME_DAY)
}
