/** The mark by which a translation remembers its English text. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckedFile } from '../src/schema/checkedFile'
import { readContent } from '../src/schema/checkContent'
import { DIGEST_FIELD, sourceDigest, translationPath } from '../src/schema/translation'
import { UsageError } from './command'

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
