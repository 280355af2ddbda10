import matter from 'gray-matter'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'

export interface ContentFile {
  /** Front matter as plain values; days stay text */
  frontMatter: Record<string, unknown>
  /** Markdown below the front matter */
  body: string
  /** Line of the file, from 1, on which a field of the front matter stands */
  lineOf: (field: string) => number | undefined
  /** Line of the file, from 1, on which the body begins */
  bodyLine: number
}

/** The front matter is not readable. `line` counts from 1 in the file. */
export class FrontMatterError extends Error {
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(message)
  }
}

/**
 * Reads a Markdown file's text. Throws `FrontMatterError` with a sentence for editors where the front matter is missing
 * or is not YAML.
 */
export const readContentFile = (text: string): ContentFile => {
  const normal = text.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n')
  if (!/^---\n/.test(normal)) {
    throw new FrontMatterError('does not begin with front matter; the first line must be three hyphens: ---', 1)
  }
  const end = normal.indexOf('\n---', 3)
  if (end === -1) {
    throw new FrontMatterError('has front matter that does not end; write three hyphens (---) below its last field')
  }
  const { matter: yaml, content: body } = matter(normal, { engines: { yaml: () => ({}) } })
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml.replace(/^\n/, ''), { lineCounter, prettyErrors: false })
  const firstError = document.errors[0]
  if (firstError) {
    const line = lineCounter.linePos(firstError.pos[0]).line + 1
    throw new FrontMatterError(
      `has front matter that cannot be read at line ${line} (${firstError.message}); ` +
        'put a value that holds ": " or begins with a special sign in double quotes, and indent with spaces, not tabs',
      line,
    )
  }
  const values: unknown = document.toJS() ?? {}
  if (!isMap(document.contents) && document.contents !== null) {
    throw new FrontMatterError('has front matter without fields; write each as "name: value" on a line of its own', 2)
  }
  const lines = new Map<string, number>()
  if (isMap(document.contents)) {
    for (const { key } of document.contents.items) {
      if (isScalar(key) && key.range) lines.set(String(key.value), lineCounter.linePos(key.range[0]).line + 1)
    }
  }
  return {
    frontMatter: values as Record<string, unknown>,
    body,
    lineOf: (field) => lines.get(field),
    bodyLine: normal.slice(0, normal.length - body.length).split('\n').length,
  }
}
