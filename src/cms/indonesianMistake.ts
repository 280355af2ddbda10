import { dictionary, type Hole, type Holes } from './dictionary'
import { inAForm } from './fieldConfig'
import { indonesianLabels } from './indonesianLabels'
import { indonesianHint } from './indonesianHints'
import { PARTS, SENTENCES } from './indonesianSentences'
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

const part: Hole = { pattern: '.+', said: (text) => partSaid(text) }

const HOLES: Holes = {
  field: {
    pattern: String.raw`(?:the picture "[^"]*" in the text: )?"[\w ]+"(?:, entry \d+(?:, "\w+")?)?,?`,
    said: fieldSaid,
  },
  other: { pattern: String.raw`"\w+"`, said: labels },
  called: { pattern: String.raw`\w+`, said: label },
  fields: { pattern: '.+', said: (text) => labels(text).replace('the text', '“Teks”') },
  n: { pattern: String.raw`[\d.,-]+`, said: (text) => text },
  m: { pattern: String.raw`[\d.,-]+`, said: (text) => text },
  write: { pattern: '.+', said: (text) => partSaid(text) ?? hintSaid(text) },
  advice: part,
  what: part,
  sign: { pattern: '.+?', said: (text) => partSaid(text) ?? (/[a-z]/.test(text) ? undefined : text) },
  thing: part,
  sentence: { pattern: '.+', said: (text) => indonesianMistake(text) },
}

const partSaid = dictionary(PARTS, HOLES)

/** What a check says, in Indonesian; undefined where there are no words for it. */
export const indonesianMistake: (sentence: string) => string | undefined = dictionary(SENTENCES, HOLES)
