/** Sentences by the English ones. Names in braces stand for what changes from one time to another. */
export type Said = Readonly<Record<string, string>>

/** What a name in braces stands for: anything, if it is not among the holes. */
export interface Hole {
  pattern: string
  /** In Indonesian; undefined where it cannot be said */
  said: (text: string) => string | undefined
}
export type Holes = Readonly<Record<string, Hole>>

const ANYTHING: Hole = { pattern: '.+?', said: (text) => text }

/** Of a sentence with names in braces: what fits it, and what each name stood for. */
const patternOf = (english: string, holes: Holes) => {
  const known = new Set<string>()
  const source = english.split(/\{(\w+)\}/).map((piece, i) => {
    if (i % 2 === 0) return piece.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    if (known.has(piece)) return String.raw`\k<${piece}>`
    known.add(piece)
    return `(?<${piece}>${(holes[piece] ?? ANYTHING).pattern})`
  })
  return new RegExp(`^${source.join('')}$`, 's')
}

/**
 * A function from an English sentence to the Indonesian one: the first that fits, with all that it holds said in Indonesian too;
 * undefined where none does.
 */
export const dictionary = (all: Said, holes: Holes) => {
  /** Made as they are needed: most editors never meet one */
  const patterns = new Map<string, RegExp>()
  const fitting = (english: string, sentence: string) => {
    const pattern = patterns.get(english) ?? patternOf(english, holes)
    patterns.set(english, pattern)
    return pattern.exec(sentence)
  }
  return (sentence: string): string | undefined => {
    for (const [english, indonesian] of Object.entries(all)) {
      const found = fitting(english, sentence)
      if (!found) continue
      const held = Object.entries(found.groups ?? {}).map(
        ([name, text]) => [name, (holes[name] ?? ANYTHING).said(text)] as const,
      )
      if (held.some(([, said]) => said === undefined)) continue
      const said = new Map(held)
      return indonesian.replace(/\{(\w+)\}/g, (hole, name: string) => said.get(name) ?? hole)
    }
    return undefined
  }
}
