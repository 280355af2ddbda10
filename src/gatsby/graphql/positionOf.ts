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
