import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Language } from '../../i18n/languages'
import { fileIn } from '../../schema/translation'

/** Path from the project's folder → moment as ISO 8601 text. */
type LastModified = ReadonlyMap<string, string>

let modified: LastModified = new Map()

/** Takes over what `lastModified` has found, before nodes are made. */
export const setLastModified = (found: LastModified) => {
  modified = found
}

/**
 * When each file below `content/` was last changed, from Git: the files' own times are those of the copy. Empty where
 * there is no Git, or only part of its history. A translation is a file of its own.
 * @param root the project's folder
 */
export const lastModified = async (root: string): Promise<LastModified> => {
  const run = async (...args: string[]) =>
    (await promisify(execFile)('git', ['-c', 'core.quotePath=off', ...args], { cwd: root, maxBuffer: Infinity })).stdout
  const found = new Map<string, string>()
  try {
    if ((await run('rev-parse', '--is-shallow-repository')).trim() === 'true') return found
    let moment = ''
    for (const line of (await run('log', '--format=%cI', '--name-only', '--', 'content')).split('\n')) {
      if (/^\d{4}-\d\d-\d\dT/.test(line)) moment = line
      else if (line && !found.has(line)) found.set(line, moment)
    }
  } catch {
    return new Map()
  }
  return found
}

/**
 * When what a file says on its page in a language was last changed: its words there may be a translation's.
 * @param file the English one, from the project's folder
 */
export const modifiedIn = (language: Language, file: string): string | undefined =>
  [file, fileIn(language, file)]
    .flatMap((path) => modified.get(path) ?? [])
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1)

/** When any file of the content was last changed. */
export const newestChange = () => [...modified.values()].sort().at(-1)
