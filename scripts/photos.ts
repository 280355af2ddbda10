import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path'
import sharp from 'sharp'
import { LONGEST_SIDE } from '../src/config/originals'
import { isPlainName, plainStem } from '../src/schema/plainName'
import { safePhoto, type SafePhoto } from './safe-photo'

/** What is taken for a picture in a folder of content, whatever is inside it. */
const PICTURE = /\.(jpe?g|jfif|png|webp|gif|avif|hei[cf]|svg)$/i

const fromRoot = (root: string, path: string) => relative(root, path).split(sep).join('/')

/** A folder with texts, as it was typed: `content/news/12-…`, `news/12-…`, or a whole path; undefined where there is none. */
export const folderAt = (root: string, typed: string) =>
  [resolve(root, typed), join(root, 'content', typed)].find(
    (path) =>
      fromRoot(root, path).startsWith('content/') &&
      statSync(path, { throwIfNoEntry: false })?.isDirectory() &&
      readdirSync(path).some((name) => name.endsWith('.md')),
  )

/** Whether a picture that lies in a folder can stay as it is. */
const isFine = async (path: string) => {
  if (!isPlainName(basename(path)) || !/\.(jpe?g|png|webp)$/i.test(path)) return false
  const header = await sharp(path)
    .metadata()
    .catch(() => undefined)
  return header !== undefined && !header.exif && Math.max(header.width, header.height) <= LONGEST_SIDE
}

const nameFor = (path: string, ending: string, taken: readonly string[]) => {
  const stem = plainStem(basename(path, extname(path)))
  for (let i = 1; ; i += 1) {
    const name = `${stem}${i === 1 ? '' : `-${i}`}${ending}`
    if (!taken.includes(name)) return name
  }
}

/** Texts beside a picture go on naming it by its new name. */
const renameInTexts = (folder: string, before: string, after: string) => {
  for (const text of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    const path = join(folder, text)
    const old = readFileSync(path, 'utf8').normalize('NFC')
    const name = before.normalize('NFC').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const renamed = old.replace(new RegExp(`(?<=[\\s"'(])${name}(?=[\\s"')]|$)`, 'g'), after)
    if (renamed !== old) writeFileSync(path, renamed)
  }
}

const place = (folder: string, path: string, { data, ending }: SafePhoto) => {
  const isThere = dirname(path) === folder
  const before = basename(path)
  const taken = readdirSync(folder).filter((name) => !isThere || name !== before)
  const isNamed = isThere && isPlainName(before) && extname(before).toLowerCase() === ending
  const name = isNamed ? before : nameFor(path, ending, taken)
  writeFileSync(join(folder, name), data)
  if (isThere && name !== before) {
    rmSync(path)
    renameInTexts(folder, before, name)
  }
  return name
}

/**
 * Puts pictures into a folder, renamed to small letters and hyphens; a picture that lies there already is replaced, and the
 * texts beside it name the new one. No other file is written over.
 * @param folder of content, with its whole path
 * @param files paths of pictures; where there are none, the pictures in the folder that are not yet as they should be
 * @returns a sentence for each picture that is there now, and for each that is not
 */
export const addPhotos = async (folder: string, files: readonly string[]) => {
  const added: string[] = []
  const mistakes: string[] = []
  const pictures = readdirSync(folder).filter((name) => PICTURE.test(name))
  const chosen = files.length ? files.map((file) => resolve(file)) : pictures.map((name) => join(folder, name))
  for (const path of chosen) {
    if (!files.length && (await isFine(path))) continue
    const photo = existsSync(path) ? await safePhoto(readFileSync(path)) : 'is not there.'
    if (typeof photo === 'string') {
      mistakes.push(`${path} ${photo}`)
      continue
    }
    const name = place(folder, path, photo)
    added.push(`${name}: ${photo.said}${name === basename(path) ? '' : ` (it was ${basename(path)})`}`)
  }
  return { added, mistakes }
}
