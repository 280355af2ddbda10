import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
  type YAMLError,
} from 'yaml'
import { message, type Message } from './mistake'
import { plainValues } from './signs'

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

export type LineMistake = Message & { line: number; field?: string }

/** The front matter is not readable; says why. */
export class FrontMatterError extends Error {
  constructor(readonly mistake: LineMistake) {
    super(`line ${mistake.line}: ${mistake.id}`)
  }
}

/** Fields and text, cut where gatsby-transformer-remark cuts them too */
const PARTS = /^---[^\S\n]*\n([^]*?)(?<=\n)---[^\S\n]*(?:\n([^]*))?$/
/** Front matter begins on the second line of a file. */
const FIRST_LINE = 2

const FIELD = /^(\w+):(?:[^\S\n]+(.*))?$/

const fail = (line: number, found: Message & { field?: string }): never => {
  throw new FrontMatterError({ line, ...found })
}

/** A field with its value in double quotes, as it should stand in the file. */
const quoted = (name: string, value: string) => `${name}: "${value.replace(/^["'“”]|["'“”]$/g, '').replace(/"/g, "'")}"`

/** What the YAML parser found, for people who do not know YAML: the line, and how it should look. */
const yamlMistake = (error: YAMLError, lines: readonly string[], lineCounter: LineCounter): LineMistake => {
  // of a quotation mark that is not closed the parser tells the end
  const open = error.code === 'MISSING_CHAR' ? lines.findIndex((one) => /^\w+: +(["'])(?!.*\1$)/.test(one)) : -1
  const at = open === -1 ? Math.min(lineCounter.linePos(error.pos[0]).line, lines.length) - 1 : open
  const line = at + FIRST_LINE
  const [, name, value = ''] = FIELD.exec(lines[at] ?? '') ?? []
  if (name && error.code === 'DUPLICATE_KEY') return { line, field: name, ...message('fieldTwice') }
  if (name && value) return { line, field: name, ...message('yamlValue', { example: quoted(name, value) }) }
  return { line, ...message('yamlLine', { found: (lines[at] ?? '').trim() }) }
}

/** Whether YAML takes away words of a value: those behind ` #`, and that behind `&`, `*` or `!` at its beginning. */
const losesWords = (value: Node) => {
  let isLost = false
  visit(value, (_key, part) => {
    if (!isNode(part)) return
    const hasSign = isAlias(part) || part.tag || ('anchor' in part && part.anchor)
    if (hasSign || (isScalar(part) && part.comment && part.value !== null)) isLost = true
  })
  return isLost
}

/** The lines of the fields, from 1. @throws FrontMatterError where a value loses words */
const fieldLines = ({ contents }: Document, lineCounter: LineCounter) => {
  const lines = new Map<string, number>()
  if (contents === null) return lines
  if (!isMap(contents)) return fail(FIRST_LINE, message('noFrontMatter'))
  for (const { key, value } of contents.items) {
    if (!isScalar(key) || !key.range) continue
    const { line: at } = lineCounter.linePos(key.range[0])
    const name = String(key.value)
    lines.set(name, at + FIRST_LINE - 1)
    if (isNode(value) && losesWords(value)) fail(at + FIRST_LINE - 1, { field: name, ...message('yamlSign') })
  }
  return lines
}

/**
 * Reads a Markdown file's text. Throws `FrontMatterError` with sentences for editors where the front matter is missing
 * or is not YAML.
 */
export const readContentFile = (text: string): ContentFile => {
  const normal = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [, source, body = ''] = PARTS.exec(normal) ?? []
  if (source === undefined) return fail(1, message('noFrontMatter'))
  const lineCounter = new LineCounter()
  const document = parseDocument(source, { lineCounter, prettyErrors: false, logLevel: 'error' })
  const written = source.split('\n')
  const [error] = [...document.errors, ...document.warnings]
  if (error) throw new FrontMatterError(yamlMistake(error, written, lineCounter))
  const lines = fieldLines(document, lineCounter)
  return {
    frontMatter: plainValues((document.toJS() ?? {}) as Record<string, unknown>),
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
export const cachedContentFile = (text: string): Readonly<ContentFile> => {
  const known = read.get(text) ?? readContentFile(text)
  read.set(text, known)
  return known
}
