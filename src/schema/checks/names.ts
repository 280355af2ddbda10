import { posix } from 'node:path'
import { nearestSpelling } from '../../lib/nearestSpelling'
import { topFolder } from '../../lib/topFolder'
import type { ContentTree } from '../contentTree'
import { isMark } from '../contentType'
import { message, type Message, type Mistake } from '../mistake'
import { isPlainName, plainName } from '../plainName'
import { contentTypeOf, contentTypes, mayStandAlone } from '../registry'
import { sourcePath } from '../translation'

const at = (path: string, found: Message): Mistake => ({ file: `content/${path}`, ...found })

const badNames = ({ folders, files }: ContentTree) =>
  [...folders, ...files]
    .filter((path) => !isPlainName(posix.basename(path)))
    .map((path) => at(path, message('badName', { better: plainName(posix.basename(path)) })))

const patterns = contentTypes.map(({ files }) => files)

/** The place that was most likely meant: in a folder that does not exist, first the file that bears its name. */
const nearestPlace = (path: string) => {
  const folder = topFolder(path)
  const namesake = patterns.find((pattern) => posix.basename(pattern, '.md') === folder)
  return namesake ?? nearestSpelling(path, patterns, 1) ?? ''
}

/** Texts where none is read, and texts of another language that translate nothing. */
const misplaced = (files: readonly string[]): Mistake[] =>
  files
    .filter((path) => /\.(md|markdown|md\.txt)$/i.test(path))
    .flatMap((path) => {
      const source = sourcePath(path)
      const type = contentTypeOf(source)
      if (!type) return [at(path, message('misplaced', { near: nearestPlace(path) }))]
      if (files.includes(source) || mayStandAlone(type)) return []
      return [at(path, message('withoutSource', { source: posix.basename(source) }))]
    })

/** Folders whose things are folders themselves, each with an index file: `news`, `team` … */
const LIST_FOLDERS = contentTypes.flatMap(({ files }) => /^([^/]+)\/\*\/index\.md$/.exec(files)?.[1] ?? [])

const withoutIndex = ({ folders, files }: ContentTree) =>
  folders
    .filter((path) => LIST_FOLDERS.includes(topFolder(path)) && path.split('/').length === 2)
    .filter((folder) => !files.some((path) => path.startsWith(`${folder}/`) && contentTypeOf(sourcePath(path))))
    .map((folder) => at(folder, message('withoutIndex')))

/** Types whose pattern names one file: without it a page could not be made. */
const missing = (files: readonly string[]) =>
  contentTypes
    .filter(({ files: pattern }) => !pattern.includes('*') && !files.includes(pattern))
    .map(({ files: pattern, schema }) => {
      const fields = Object.keys(schema.shape).filter((field) => !isMark(field))
      return at(pattern, message('typeMissing', { fields: fields.join(', ') }))
    })

/** Names of folders and files, and texts that are not where one is read or that are missing. */
export const checkNames = (tree: ContentTree): Mistake[] => [
  ...badNames(tree),
  ...misplaced(tree.files),
  ...withoutIndex(tree),
  ...missing(tree.files),
]
