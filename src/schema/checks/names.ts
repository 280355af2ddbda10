import { posix } from 'node:path'
import type { ContentTree } from '../contentTree'
import type { Mistake } from '../mistake'
import { contentTypeOf } from '../registry'
import { unicodeName } from '../signs'
import { isDeviceName, isPlainName, plainStem } from './plainName'

const plain = (name: string) => {
  const ending = posix.extname(name)
  const stem = name.slice(0, name.length - ending.length)
  return `${plainStem(stem)}${ending.toLowerCase().replace(/[^.a-z0-9]|\.$/g, '')}`
}

/** Copies that programs keep of a file while it is edited, or of its state before: `index.md~`, `~$notes.docx` */
const SAFETY_COPY = /~$|^~\$|^#.*#$/

const PICTURE = /\.(jpe?g|png|webp|gif|avif|hei[cf]|svg)$/i

const SEEN = /[^\p{Z}\p{C}]/u

const inWords = (sign: string) => {
  if (sign === ' ') return 'a space'
  return SEEN.test(sign) ? sign : unicodeName(sign.codePointAt(0) ?? NaN)
}

const nameFault = (name: string) => {
  const signs = [...new Set([...name.normalize('NFC')].filter((sign) => !/[A-Za-z0-9._-]/.test(sign)))]
  if (signs.length) return `has a name with ${signs.map(inWords).join(', ')}`
  if (isDeviceName(name)) return 'has a name that Windows keeps for itself'
  return name.endsWith('.') ? 'has a name that ends with a full stop' : `has a name with ${name[0]}`
}

const nameMistake = (path: string): Mistake[] => {
  const name = posix.basename(path)
  const file = `content/${path}`
  if (isPlainName(name)) return []
  if (SAFETY_COPY.test(name)) {
    return [{ file, message: 'is a copy that a text editor or word processor keeps for itself; delete it.' }]
  }
  const folder = posix.dirname(file)
  const help = PICTURE.test(name) && folder !== 'content' ? ` (npm run add:photos ${folder} does it)` : ''
  return [
    { file, message: `${nameFault(name)}; use only the letters a to z, digits and hyphens: ${plain(name)}${help}` },
  ]
}

/** The part of a path that gives a thing its place in a list: its folder, or its file where it has no folder. */
const numberedPart = (path: string) => path.split('/', 2).join('/')

const isPlainThing = (thing: string) => isPlainName(posix.basename(thing))

/** Things with plain names first, so that a copy such as `01-reef - Copy` is blamed, not what it was copied from. */
const plainFirst = (things: ReadonlyMap<string, string>) =>
  [...things].toSorted(([a], [b]) => Number(!isPlainThing(a)) - Number(!isPlainThing(b)) || (a < b ? -1 : 1))

/** Of numbers that give places (positionOf.ts) */
const MOST_DIGITS = 4

const numberMistakes = (files: readonly string[]): Mistake[] => {
  const things = new Map<string, string>()
  for (const path of files) {
    const type = contentTypeOf(path)
    if (type?.files.includes('*')) things.set(numberedPart(path), type.name)
  }
  const taken = new Map<string, string>()
  return plainFirst(things).flatMap(([thing, typeName]) => {
    const file = `content/${thing}`
    const [folder, name] = thing.split('/') as [string, string]
    const number = /^\d+(?=-)/.exec(name)?.[0]
    if (!number) {
      return [
        { file, message: `has no number in front of its name, which gives its place; call it, say, 09-${plain(name)}` },
      ]
    }
    if (number.length > MOST_DIGITS && typeName !== 'NewsArticle') {
      const message = `begins with the number ${number}, which is too high to give a place; write one of at most ${MOST_DIGITS} digits.`
      return [{ file, message }]
    }
    const place = `${folder}/${Number(number)}`
    const other = taken.get(place)
    if (other && typeName !== 'NewsArticle') {
      return [{ file, message: `begins with the number ${number}, as ${other} does; give each a number of its own.` }]
    }
    taken.set(place, file)
    return []
  })
}

/** Names of folders, texts and pictures, the numbers in front of them, and links in place of files. */
export const checkNames = ({ folders, files, links }: ContentTree): Mistake[] => [
  ...[...folders, ...files].flatMap(nameMistake),
  ...numberMistakes(files),
  ...links.map((path) => ({
    file: `content/${path}`,
    message: 'is a symbolic link, which leads nowhere on another computer; put the file itself there.',
  })),
]
