/** Colours of a drawing by day and by night: names of custom properties with their values. */
export interface Colours {
  day: Record<string, string>
  night: Record<string, string>
}

const declared = (css: string) =>
  Object.fromEntries([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))

/** Values of these custom properties in src/styles/tokens.css: a picture does not see those of the page that shows it. */
export const coloursOf = (tokens: string, names: readonly string[]): Colours => {
  const [day = {}, night = {}] = tokens.split('@media (prefers-color-scheme: dark)').map(declared)
  const resolved = (values: Record<string, string>) => {
    const value = (name: string): string => {
      const found = values[name]
      if (!found) throw new Error(`src/styles/tokens.css declares no ${name}, which the map of the bay needs.`)
      const other = /^var\((--[\w-]+)\)$/.exec(found)?.[1]
      return other ? value(other) : found
    }
    return Object.fromEntries(names.map((name) => [name, value(name)]))
  }
  return { day: resolved(day), night: resolved({ ...day, ...night }) }
}
