/** What there is in the other languages, and the mark by which a translation remembers its English text. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_LANGUAGES } from '../src/i18n/languages'
import type { CheckedFile } from '../src/schema/checkedFile'
import { readContent } from '../src/schema/checkContent'
import { sourceDigest } from '../src/schema/sourceDigest'
import { DIGEST_FIELD, fileIn, sourcePath, translationPath, wordsOf } from '../src/schema/translation'
import { UsageError } from './command'

/** In this order they are listed */
const STATES = ['missing', 'older than the English text', 'up to date'] as const

const hasWords = ({ type, frontMatter }: CheckedFile) =>
  type.body !== 'none' || Object.keys(wordsOf(type.schema.shape, frontMatter)).length > 0

/**
 * How every text that has words stands in every other language: a line each, what is left to do first, with the numbers below.
 * @param root the project's folder
 */
export const statusTable = (root: string): string => {
  const { files, translations } = readContent(root)
  const stateOf = (path: string) => {
    const found = translations.find(({ file }) => file === path)
    return STATES[found ? (found.isOlder ? 1 : 2) : 0]
  }
  const all = ALL_LANGUAGES.flatMap((language) =>
    files
      .filter(hasWords)
      .map(({ file }) => fileIn(language, sourcePath(file)))
      .filter((path) => !files.some(({ file }) => file === path)),
  )
  const groups = STATES.map((state) => ({ state, paths: all.filter((path) => stateOf(path) === state) }))
  const lines = groups.flatMap(({ state, paths }) => paths.map((path) => `${state}: ${path}`))
  const counts = groups.map(({ state, paths }) => `${paths.length} ${state}`)
  return [...lines, `${all.length} texts: ${counts.join(', ')}.`].join('\n')
}

/** A translation's text with the digest as the last line of its fields, so that it is in nobody's way. */
const marked = (text: string, source: CheckedFile) => {
  const line = `${DIGEST_FIELD}: "${sourceDigest(source)}"`
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.split(eol)
  const end = lines.findIndex((one, i) => i > 0 && one.startsWith('---'))
  const fields = lines.slice(0, end).filter((one) => !one.startsWith(`${DIGEST_FIELD}:`))
  return [...fields, line, ...lines.slice(end)].join(eol)
}

/**
 * Writes into translations which English text they were made from: the one that is there now. Throws `UsageError`, and writes
 * nothing, where one of the files is none or cannot be read.
 * @param root the project's folder
 * @param names paths from there
 */
export const markTranslations = (root: string, names: readonly string[]) => {
  if (names.length === 0) throw new UsageError('No file is named; write which translations are up to date.')
  const { translations } = readContent(root)
  const chosen = names.map((name) => {
    const file = name.replaceAll('\\', '/').replace(/^\.\//, '')
    const found = translations.find((translation) => translation.file === file)
    if (found) return found
    throw new UsageError(
      `${name} is no translation that can be read; name files such as ${translationPath('content/home/team.md', 'id')}.`,
    )
  })
  for (const { file, source } of chosen) {
    const path = join(root, file)
    writeFileSync(path, marked(readFileSync(path, 'utf8'), source))
  }
}
