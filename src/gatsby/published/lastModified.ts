import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Language } from '../../i18n/languages'
import { fileIn } from '../../schema/translation'

const run = async (root: string, ...args: string[]) => {
  const options = { cwd: root, maxBuffer: Infinity }
  return (await promisify(execFile)('git', ['-c', 'core.quotePath=off', ...args], options)).stdout
}

/** Path from the project's folder → moment as ISO 8601 text. */
export type LastModified = ReadonlyMap<string, string>

/**
 * When each file below `content/` was last changed, from Git: the files' own times are those of the copy. Empty where
 * there is no Git, or only part of its history. A translation is a file of its own.
 * @param root the project's folder
 */
export const lastModified = async (root: string): Promise<LastModified> => {
  const found = new Map<string, string>()
  try {
    if ((await run(root, 'rev-parse', '--is-shallow-repository')).trim() === 'true') return found
    let moment = ''
    const log = await run(root, 'log', '--format=%cI', '--name-only', '--', 'content')
    for (const line of log.split('\n')) {
      if (/^\d{4}-\d\d-\d\dT/.test(line)) moment = line
      else if (line && !found.has(line)) found.set(line, moment)
    }
  } catch {
    return found
  }
  return found
}

/**
 * When what a file says on its page in a language was last changed: its words there may be a translation's.
 * @param file the English one
 */
export const lastModifiedIn = (language: Language, file: string, changed: LastModified) =>
  [file, fileIn(language, file)]
    .flatMap((path) => changed.get(path) ?? [])
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1)
