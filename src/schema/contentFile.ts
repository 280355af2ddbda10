import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from 'yaml'
import { plainValues } from './signs'
import { falseSpaces, FIRST_LINE, yamlMistakes, type LineMistake } from './yamlMistakes'

export interface ContentFile {
  /** Front matter as plain values, without signs that nobody sees; days stay text */
  frontMatter: Record<string, unknown>
  /** Markdown below the front matter */
  body: string
  /** Line of the file, from 1, on which a field of the front matter stands */
  lineOf: (field: string) => number | undefined
  /** Line of the file, from 1, on which the body begins */
  bodyLine: number
}

/** The front matter is not readable; says why in one or more whole sentences. */
export class FrontMatterError extends Error {
  constructor(readonly mistakes: readonly LineMistake[]) {
    super(mistakes.map(({ message }) => message).join(' '))
  }
}

/** Where gatsby-transformer-remark, which reads the text, begins and ends the front matter too */
const BEGINNING = /^---[^\S\n]*\n/
const END = '\n---'

/** What Git writes around lines that two people changed. */
const CONFLICT = /^(<{7}|>{7}) .*/m

const SAVE_AGAIN = 'open it in a text editor and save it with the line ends of Windows or Unix'

const fail = (line: number, message: string): never => {
  throw new FrontMatterError([{ line, message }])
}

/** Numbers that a computer cannot hold as they were written (1e21, .inf) stay text, so that a sentence can show them. */
const keepHugeNumbers = (document: Document) =>
  visit(document, {
    Scalar: (_key, scalar) => {
      if (typeof scalar.value === 'number' && !(Math.abs(scalar.value) <= Number.MAX_SAFE_INTEGER)) {
        scalar.value = scalar.source
      }
    },
  })

/** Plain values; `&` and `*`, which are signs of YAML, may ask for more than there is. */
const valuesOf = (document: Document): Record<string, unknown> => {
  try {
    return plainValues((document.toJS() ?? {}) as Record<string, unknown>)
  } catch {
    return fail(FIRST_LINE, 'has a value that begins with * or &; put that value into double quotes.')
  }
}

const fieldLines = ({ contents }: Document, lineCounter: LineCounter) => {
  const lines = new Map<string, number>()
  if (contents === null) return lines
  if (!isMap(contents)) {
    return fail(FIRST_LINE, 'has front matter without fields; write each as "name: value" on a line of its own.')
  }
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + FIRST_LINE - 1
  for (const { key, value } of contents.items) {
    if (!isScalar(key) || !key.range) continue
    lines.set(String(key.value), lineAt(key.range[0]))
    for (const part of isSeq(value) ? value.items : [value]) {
      if (!isScalar(part) || !part.range || part.value === null || !part.comment) continue
      const whole = `"${String(part.value)} #${part.comment}"`
      const [what, beginning] = part === value ? ['', `${String(key.value)}:`] : ['an entry of ', '-']
      fail(
        lineAt(part.range[0]),
        `${what}"${String(key.value)}" ends before the sign #; put it into double quotes: ${beginning} ${whole}`,
      )
    }
  }
  return lines
}

/**
 * Reads a Markdown file's text. Throws `FrontMatterError` with sentences for editors where the front matter is missing
 * or is not YAML.
 */
export const readContentFile = (text: string): ContentFile => {
  const normal = text.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n')
  const line = normal.slice(0, normal.indexOf('\r')).split('\n').length
  if (normal.includes('\r')) {
    fail(line, `has on line ${line} a line end of old computers (U+000D); ${SAVE_AGAIN}.`)
  }
  const conflict = CONFLICT.exec(normal)
  if (conflict) {
    fail(
      normal.slice(0, conflict.index).split('\n').length,
      `holds "${conflict[0]}", which Git writes where two people changed the same lines; keep one of the two, and take the lines with <<<<<<<, ======= and >>>>>>> out.`,
    )
  }
  const [beginning] = BEGINNING.exec(normal) ?? []
  if (beginning === undefined) {
    return fail(1, 'does not begin with front matter; the first line must be three hyphens: ---.')
  }
  const end = normal.indexOf(END, 3)
  if (end === -1) {
    fail(
      1,
      'has front matter that does not end; write three hyphens (---) on a line of their own below its last field.',
    )
  }
  const source = normal.slice(beginning.length, end)
  const body = normal.slice(end + END.length).replace(/^[^\S\n]*\n/, '')
  const lineCounter = new LineCounter()
  const document = parseDocument(source, { lineCounter, prettyErrors: false, logLevel: 'error' })
  const unseen = falseSpaces(source)
  const mistakes = unseen.length
    ? unseen
    : yamlMistakes([...document.errors, ...document.warnings], source, lineCounter)
  if (mistakes.length) throw new FrontMatterError(mistakes)
  keepHugeNumbers(document)
  const lines = fieldLines(document, lineCounter)
  return {
    frontMatter: valuesOf(document),
    body,
    lineOf: (field) => lines.get(field),
    bodyLine: normal.slice(0, normal.length - body.length).split('\n').length,
  }
}

const read = new Map<string, ContentFile>()

/**
 * The same, of a text that several read in turn: to read the front matter takes much longer than to see that it is the same.
 * What it returns is read only.
 */
export const heldBy = (text: string): Readonly<ContentFile> => {
  const held = read.get(text) ?? readContentFile(text)
  read.set(text, held)
  return held
}
