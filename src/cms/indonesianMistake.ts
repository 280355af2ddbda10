import { inAForm } from './fieldConfig'
import { indonesianLabels } from './indonesianLabels'
import { indonesianHint } from './indonesianHints'
import { PARTS, SENTENCES, type Said } from './indonesianSentences'
import { plainWords } from './plainWords'

/** What stands for the name and the words of a picture in a text (src/schema/textPictures.ts) */
const IN_TEXT: Readonly<Record<string, string>> = { 'its name': 'Nama berkas', 'what is seen': 'Yang terlihat' }

/** A field by the name that stands above it in the desk. */
const label = (name: string) => {
  const said = IN_TEXT[name] ?? indonesianLabels[plainWords(name)]
  return said ? `“${said}”` : `"${name}"`
}

const labels = (text: string) => text.replace(/"([\w ]+)"/g, (_quoted, name: string) => label(name))

const fieldSaid = (text: string) => {
  const [whole = '', picture] = /^the picture ("[^"]*") in the text: /.exec(text) ?? []
  const place = labels(text.slice(whole.length)).replace(', entry ', ', butir ').replace(/,$/, '')
  return picture ? `Gambar ${picture} di teks: ${place}` : place
}

const hintSaid = (write: string) => {
  const hint = inAForm(write)
  const said = indonesianHint(hint)
  return said === hint ? undefined : `${said[0]?.toLowerCase()}${said.slice(1).replace(/\.$/, '')}`
}

/** What a name in braces stands for: anything, if it is not here. */
interface Hole {
  pattern: string
  /** In Indonesian; undefined where it cannot be said */
  said: (text: string) => string | undefined
}

const part: Hole = { pattern: '.+', said: (text) => inIndonesian(PARTS, text) }

const HOLES: Readonly<Record<string, Hole>> = {
  field: {
    pattern: String.raw`(?:the picture "[^"]*" in the text: )?"[\w ]+"(?:, entry \d+(?:, "\w+")?)?,?`,
    said: fieldSaid,
  },
  other: { pattern: String.raw`"\w+"`, said: labels },
  called: { pattern: String.raw`\w+`, said: label },
  fields: { pattern: '.+', said: (text) => labels(text).replace('the text', '“Teks”') },
  n: { pattern: String.raw`[\d.,-]+`, said: (text) => text },
  m: { pattern: String.raw`[\d.,-]+`, said: (text) => text },
  write: { pattern: '.+', said: (text) => inIndonesian(PARTS, text) ?? hintSaid(text) },
  advice: part,
  what: part,
  sign: { pattern: '.+?', said: (text) => inIndonesian(PARTS, text) ?? (/[a-z]/.test(text) ? undefined : text) },
  thing: part,
  sentence: { pattern: '.+', said: (text) => indonesianMistake(text) },
}

const ANYTHING: Hole = { pattern: '.+?', said: (text) => text }

/** Of a sentence with names in braces: what fits it, and what each name stood for. */
const patternOf = (english: string) => {
  const known = new Set<string>()
  const source = english.split(/\{(\w+)\}/).map((piece, i) => {
    if (i % 2 === 0) return piece.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    if (known.has(piece)) return String.raw`\k<${piece}>`
    known.add(piece)
    return `(?<${piece}>${(HOLES[piece] ?? ANYTHING).pattern})`
  })
  return new RegExp(`^${source.join('')}$`, 's')
}

/** Made as they are needed: most editors never meet one */
const patterns = new Map<string, RegExp>()

const fitting = (english: string, sentence: string) => {
  const pattern = patterns.get(english) ?? patternOf(english)
  patterns.set(english, pattern)
  return pattern.exec(sentence)
}

/** The first that fits, with all that it holds said in Indonesian too. */
const inIndonesian = (all: readonly Said[], sentence: string): string | undefined => {
  for (const [english, indonesian] of all) {
    const found = fitting(english, sentence)
    if (!found) continue
    const held = Object.entries(found.groups ?? {}).map(
      ([name, text]) => [name, (HOLES[name] ?? ANYTHING).said(text)] as const,
    )
    if (held.some(([, said]) => said === undefined)) continue
    const said = new Map(held)
    return indonesian.replace(/\{(\w+)\}/g, (hole, name: string) => said.get(name) ?? hole)
  }
  return undefined
}

/** What a check says, in Indonesian; undefined where there are no words for it. */
export const indonesianMistake = (sentence: string): string | undefined => inIndonesian(SENTENCES, sentence)
