import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContent } from '../src/schema/checkContent'
import { DIGEST_FIELD, sourceDigest, translationPath } from '../src/schema/translation'
import { UsageError } from './command'

/**
 * Writes into translations which English text they were made from, the one that is there now, as the last line of their fields.
 * @param root the project's folder
 * @param names paths from there
 * @throws UsageError, and nothing is written, where one of the files is none or cannot be read
 */
export const markTranslations = (root: string, names: readonly string[]) => {
  const files = names.map((name) => name.replaceAll('\\', '/').replace(/^\.\//, ''))
  const chosen = readContent(root).translations.filter(({ file }) => files.includes(file))
  if (chosen.length === 0 || chosen.length < files.length)
    throw new UsageError(
      `Name translations that can be read, such as ${translationPath('content/home/team.md', 'id')}; of those named ${chosen.length} can.`,
    )
  for (const { file, source } of chosen) {
    const path = join(root, file)
    const text = readFileSync(path, 'utf8').replace(new RegExp(`^${DIGEST_FIELD}:.*\r?\n`, 'm'), '')
    writeFileSync(path, text.replace(/(\r?\n)(?=---)/, `$1${DIGEST_FIELD}: "${sourceDigest(source)}"$1`))
  }
}
