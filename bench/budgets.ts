import budgets from './budgets.json'

type Limits = Readonly<Record<string, number>>
type Visit = Readonly<Record<string, number>>

/** Each kind of page that is measured, by its name: its path, and its limits where they are not those of all pages. */
export const PAGES = Object.entries<{ path: string; limits?: Limits }>(budgets.pages)

/**
 * What only the code decides, so that no word or picture of an editor can turn a test red; each with the heading of
 * docs/decisions.md below which its reason stands. The other limits hang on the content or on the machine, and are measured
 * by `npm run bench:site` alone.
 */
const REASONS: Readonly<Record<string, string>> = {
  requests: 'The first screen',
  'HTML without content, kB': 'The first screen',
  'styles, kB': 'The first screen',
  'fonts, kB': 'The first screen',
  CLS: 'The first screen',
  'script at once, kB': 'Script in the browser',
  'script, read, kB': 'Script in the browser',
  'script, used, kB': 'Script in the browser',
}

export const limitsOf = (kind: string): Limits => ({
  ...budgets.limits,
  ...PAGES.find(([name]) => name === kind)?.[1].limits,
})

/** A sentence for each limit on the code that a visit of a page exceeds: what grew, why there is a limit, what to do. */
export const exceeded = (kind: string, visit: Visit, limits = limitsOf(kind)): string[] =>
  Object.entries(REASONS).flatMap(([what, heading]) => {
    const value = visit[what]!
    const limit = limits[what]!
    if (value <= limit) return []
    return `${kind}: "${what}" has grown to ${value}; its limit is ${limit}. Why there is one: docs/decisions.md, "${heading}". Find what grew with \`npm run bench:site\` here and on the commit before, and make it smaller; if it has to be so large, write ${(value * 1.03).toFixed(1)} (3 % of room) into bench/budgets.json and the reason into docs/decisions.md.`
  })
