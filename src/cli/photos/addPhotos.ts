/** Puts pictures into a folder of `content/` as the site needs them. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path'
import { nearestSpelling } from '../../lib/nearestSpelling'
import { isPlainName, plainStem } from '../../schema/checks/plainName'
import { contentTree } from '../../schema/contentTree'
import { UsageError } from '../options'
import { safePhoto, type SafePhoto } from './safePhoto'

/** What is taken for a picture in a folder of content, whatever is inside it. */
const PICTURE = /\.(jpe?g|jfif|mpo|png|webp|gif|avif|hei[cf]|svg)$/i

const ofRoot = (root: string, path: string) => relative(root, path).split(sep).join('/')

/** A folder with texts, as it was typed: `content/news/12-…`, `news/12-…`, or a whole path. */
const folderAt = (root: string, typed: string) =>
  [resolve(root, typed), join(root, 'content', typed)].find(
    (path) =>
      ofRoot(root, path).startsWith('content/') &&
      statSync(path, { throwIfNoEntry: false })?.isDirectory() &&
      readdirSync(path).some((name) => name.endsWith('.md')),
  )

/** What is wrong with a folder that was typed; undefined where pictures can lie there. */
export const folderMistake = (root: string, typed: string): string | undefined => {
  if (folderAt(root, typed)) return undefined
  const near = nearestSpelling(
    typed.replace(/^content\//, ''),
    contentTree(root).folders.filter((folder) => folderAt(root, folder)),
    1,
  )
  return `"${typed}" is no folder of content with a text in it; did you mean content/${near}?`
}

const nameFor = (path: string, { ending }: SafePhoto, taken: ReadonlySet<string>) => {
  const stem = plainStem(basename(path, extname(path)))
  for (let i = 1; ; i += 1) {
    const name = `${stem}${i === 1 ? '' : `-${i}`}${ending}`
    if (!taken.has(name)) return name
  }
}

/** Texts beside a picture go on naming it by its new name. */
const renameInTexts = (folder: string, before: string, after: string) => {
  const names = [before, before.normalize('NFC'), before.normalize('NFD')]
  for (const text of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    const path = join(folder, text)
    const old = readFileSync(path, 'utf8')
    const lines = old.split('\n').map((line) => {
      const [, start = '', value] = /^(\s*(?:- )?\w+:\s+)["']?(.*?)["']?\s*$/.exec(line) ?? []
      if (value !== undefined) return names.includes(value) ? start + after : line
      const [, seen = '', name, rest = ''] = /^(!\[.*\]\()(.+?)( +"[^"]*"\)\s*|\)\s*)$/.exec(line) ?? []
      return name !== undefined && names.includes(name) ? seen + after + rest : line
    })
    if (lines.join('\n') !== old) writeFileSync(path, lines.join('\n'))
  }
}

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('en')} kB`

interface Added {
  /** A sentence for each picture that is there now */
  added: string[]
  /** A sentence for each that is not */
  mistakes: string[]
}

/**
 * Puts pictures into a folder, renamed to small letters and hyphens; a picture that lies there already is replaced, and the
 * texts beside it name the new one. No other file is written over.
 * @param root the project's folder
 * @param typed the folder, for example `content/news/12-plastic-kitchen-to-reef`
 * @param files paths of pictures; where there are none, the pictures in the folder that are not yet as they should be
 * @throws UsageError where there is no such folder
 */
export const addPhotos = async (root: string, typed: string, files: readonly string[]): Promise<Added> => {
  const folder = folderAt(root, typed)
  if (!folder) throw new UsageError(folderMistake(root, typed) ?? '')
  const result: Added = { added: [], mistakes: [] }
  const chosen = files.length
    ? files.map((file) => resolve(file))
    : readdirSync(folder)
        .filter((name) => PICTURE.test(name))
        .map((name) => join(folder, name))
  for (const path of chosen) {
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
      result.mistakes.push(`${path}: there is no such file.`)
      continue
    }
    const file = readFileSync(path)
    const photo = await safePhoto(file)
    if (typeof photo === 'string') {
      result.mistakes.push(`${files.length ? path : ofRoot(root, path)} ${photo}`)
      continue
    }
    const isThere = dirname(path) === folder
    const before = basename(path)
    if (isThere && !files.length && isFine(before, file, photo)) continue
    const taken = new Set(
      readdirSync(folder)
        .filter((name) => !isThere || name !== before)
        .map((name) => name.toLowerCase()),
    )
    const name =
      isThere && isPlainName(before) && extname(before).toLowerCase() === photo.ending
        ? before
        : nameFor(path, photo, taken)
    writeFileSync(join(folder, `${name}.part`), photo.data)
    renameSync(join(folder, `${name}.part`), join(folder, name))
    if (isThere && name !== before) {
      if (existsSync(path)) rmSync(path)
      renameInTexts(folder, before, name)
    }
    const said = [
      photo.ending === '.svg' ? 'a drawing' : `${photo.width} × ${photo.height} pixels`,
      kilobytes(photo.data.length),
      ...photo.said,
    ]
    result.added.push(
      `${ofRoot(root, join(folder, name))}: ${said.join(', ')}${name === before ? '' : ` (it was ${before})`}`,
    )
  }
  return result
}

/** Whether a picture that lies in a folder can stay as it is. */
const isFine = (name: string, file: Buffer, { said, ending }: SafePhoto) =>
  isPlainName(name) &&
  /\.(jpe?g|png|webp|svg)$/i.test(name) &&
  (ending === '.svg' || said.length === 0) &&
  file.length < 40e6
