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

/** The part of a path that gives a thing its place in a list: its folder, or its file where it has no folder. */
const numberedPart = (path: string) => path.split('/', 2).join('/')

/** Numbers in front of names give places; those of articles are in their fields. */
const numbers = (files: readonly string[]): Mistake[] => {
  const things = new Map(
    files.flatMap((path) => {
      const type = contentTypeOf(sourcePath(path))
      return type?.files.includes('*') ? [[numberedPart(sourcePath(path)), type.name] as const] : []
    }),
  )
  const taken = new Map<string, string>()
  return [...things].sort().flatMap(([thing, typeName]) => {
    const [folder = '', name = ''] = thing.split('/')
    const number = /^\d{1,4}(?=-)/.exec(name)?.[0]
    if (!number) return [at(thing, message('noNumber', { better: `09-${plainName(name.replace(/^\d+-/, ''))}` }))]
    const place = `${folder}/${Number(number)}`
    const other = taken.get(place)
    taken.set(place, other ?? `content/${thing}`)
    return other && typeName !== 'NewsArticle' ? [at(thing, message('sameNumber', { number, other }))] : []
  })
}

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
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => {
      const source = sourcePath(path)
      const type = contentTypeOf(source)
      if (!type) return [at(path, message('misplaced', { near: nearestPlace(path) }))]
      if (files.includes(source) || mayStandAlone(type)) return []
      return [at(path, message('withoutSource', { source: posix.basename(source) }))]
    })

const foldersOf = (pattern: RegExp) => contentTypes.flatMap(({ files }) => pattern.exec(files)?.[1] ?? [])
/** Folders whose things are folders themselves, each with an index file: `news`, `team` … */
const LIST_FOLDERS = foldersOf(/^([^/]+)\/\*\/index\.md$/)
/** Folders whose things are single texts: `reasons`, `timeline` … */
const TEXT_FOLDERS = foldersOf(/^([^/]+)\/\*\.md$/)

/** Texts that are not taken for one, mostly because a text editor gave their name another ending. */
const misnamed = (files: readonly string[]) =>
  files
    .filter((path) => TEXT_FOLDERS.includes(topFolder(path)) && /\.(txt|markdown|docx?|rtf|odt|md\.\w+)$/i.test(path))
    .map((path) => at(path, message('misnamed', { better: posix.basename(path).replace(/(\.[a-z]+)+$/i, '.md') })))

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

/** Names of folders and files, the numbers in front of them, and texts that are not where one is read or that are missing. */
export const checkNames = (tree: ContentTree): Mistake[] => [
  ...badNames(tree),
  ...numbers(tree.files),
  ...tree.links.map((path) => at(path, message('symbolicLink'))),
  ...misplaced(tree.files),
  ...misnamed(tree.files),
  ...withoutIndex(tree),
  ...missing(tree.files),
]
