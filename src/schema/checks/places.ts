import { posix } from 'node:path'
import { nearestSpelling } from '../../lib/nearestSpelling'
import { topFolder } from '../../lib/topFolder'
import type { ContentTree } from '../contentTree'
import { isMark } from '../contentType'
import type { Mistake } from '../mistake'
import { contentTypeOf, contentTypes } from '../registry'
import { translationOf } from '../translation'

const patterns = contentTypes.map(({ files }) => files)

const topFolders = [...new Set(patterns.map(topFolder))]

/** The place that was most likely meant: in a folder that does not exist, first the file that bears its name. */
const nearestPlace = (path: string) => {
  const wanted = topFolder(path)
  const namesake = patterns.find((pattern) => posix.basename(pattern, '.md') === wanted)
  if (namesake && !topFolders.includes(wanted)) return namesake
  const folder = nearestSpelling(wanted, topFolders, 1)
  return nearestSpelling(
    path,
    patterns.filter((pattern) => topFolder(pattern) === folder),
    1,
  )
}

/** Folders whose things are folders themselves, each with an index file: `news`, `team` … */
const listFolders = contentTypes.flatMap(({ files }) => /^([^/]+)\/\*\/index\.md$/.exec(files)?.[1] ?? [])

/** Folders whose things are single texts: `reasons`, `timeline` … */
const textFolders = contentTypes.flatMap(({ files }) => /^([^/]+)\/\*\.md$/.exec(files)?.[1] ?? [])

const PICTURE = /\.(jpe?g|png|webp|svg)$/i
/** Written by Windows into folders that were looked at, and hidden there */
const UNSEEN = /^(thumbs\.db|desktop\.ini)$/i

/** A text that is not taken for one, mostly because a text editor gave its name another ending. */
const misnamed = (path: string): Mistake[] => {
  const name = posix.basename(path)
  if (!textFolders.includes(topFolder(path)) || name.endsWith('.md') || PICTURE.test(name) || UNSEEN.test(name))
    return []
  return [
    {
      file: `content/${path}`,
      message: `is not read, because its name does not end in .md; save it as plain text under the name ${name.replace(/(\.[a-z]+)+$/i, '')}.md, or take it away.`,
    },
  ]
}

const misplaced = (path: string): Mistake[] =>
  contentTypeOf(translationOf(path)?.source ?? path)
    ? []
    : [
        {
          file: `content/${path}`,
          message: `is not in a place where content is read; did you mean content/${nearestPlace(path)}?`,
        },
      ]

/** Texts of another language that translate nothing. */
const withoutSource = (path: string, files: readonly string[]): Mistake[] => {
  const source = translationOf(path)?.source
  if (source === undefined || files.includes(source) || !contentTypeOf(source)) return []
  return [
    {
      file: `content/${path}`,
      message: `translates ${posix.basename(source)}, which is not there; write the English text first, or take this one away.`,
    },
  ]
}

const withoutIndex = (folder: string, files: readonly string[]): Mistake[] => {
  const inside = files.filter((path) => path.startsWith(`${folder}/`))
  if (inside.some((path) => contentTypeOf(path))) return []
  const near = inside.map((path) => posix.basename(path)).find((name) => /^index/i.test(name) && !translationOf(name))
  return [
    {
      file: `content/${folder}`,
      message: `has no file index.md, so nothing of it is shown; ${near ? `rename ${near} to index.md.` : 'put one there, or take the folder away.'}`,
    },
  ]
}

const fieldsOf = (shape: object) => Object.keys(shape).filter((field) => !isMark(field))

/** Types whose pattern names one file: without it a page could not be made. */
const missing = (files: readonly string[]): Mistake[] =>
  contentTypes
    .filter(({ files: pattern }) => !pattern.includes('*') && !files.includes(pattern))
    .map(({ files: pattern, schema }) => ({
      file: `content/${pattern}`,
      message: `is missing; write it with the fields: ${fieldsOf(schema.shape).join(', ')}.`,
    }))

/** Texts where or as which none is read, folders without their index file, and texts that every site needs. */
export const checkPlaces = ({ folders, files }: ContentTree): Mistake[] => [
  ...files.filter((path) => path.endsWith('.md')).flatMap(misplaced),
  ...files.flatMap((path) => withoutSource(path, files)),
  ...files.flatMap(misnamed),
  ...folders
    .filter((path) => listFolders.some((list) => path.startsWith(`${list}/`) && path.split('/').length === 2))
    .flatMap((folder) => withoutIndex(folder, files)),
  ...missing(files),
]
