import { posix } from 'node:path'
import { nearestSpelling } from '../../lib/nearestSpelling'
import { isPlainName, plainStem } from '../../lib/slug'
import { message, type Message, type Mistake } from '../mistake'
import { contentTypeOf, contentTypes, mayStandAlone } from '../registry'
import { sourcePath } from '../translation'

const at = (path: string, found: Message): Mistake => ({ file: `content/${path}`, ...found })

/** A path, and those of the folders above it */
const withFolders = (path: string): string[] => (path === '.' ? [] : [...withFolders(posix.dirname(path)), path])

const badNames = (files: readonly string[]) =>
  [...new Set(files.flatMap(withFolders))]
    .map((path) => ({ path, ...posix.parse(path) }))
    .filter(({ base }) => !isPlainName(base))
    .map(({ path, name, ext }) => at(path, message('badName', { better: `${plainStem(name)}${ext.toLowerCase()}` })))

const patterns = contentTypes.map(({ files }) => files)

/** Texts where none is read, and texts of another language that translate nothing. */
const misplaced = (files: readonly string[]): Mistake[] =>
  files
    .filter((path) => /\.(md|markdown|md\.txt)$/i.test(path))
    .flatMap((path) => {
      const source = sourcePath(path)
      const type = contentTypeOf(source)
      if (!type) return [at(path, message('misplaced', { near: nearestSpelling(path, patterns, 1) ?? '' }))]
      if (files.includes(source) || mayStandAlone(type)) return []
      return [at(path, message('withoutSource', { source: posix.basename(source) }))]
    })

/**
 * Names of folders and files, texts that are not where one is read, and those without which a page could not be made.
 * @param files paths below `content/`
 */
export const checkNames = (files: readonly string[]): Mistake[] => [
  ...badNames(files),
  ...misplaced(files),
  ...patterns
    .filter((pattern) => !pattern.includes('*') && !files.includes(pattern))
    .map((pattern) => at(pattern, message('typeMissing'))),
]
