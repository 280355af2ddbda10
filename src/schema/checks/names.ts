import { posix } from 'node:path'
import { slug } from '../../lib/slug'
import type { ContentTree } from '../contentTree'
import type { Mistake } from '../mistake'
import { contentTypeOf } from '../registry'
import { isPlainName } from './plainName'

const plain = (name: string) => {
  const ending = posix.extname(name)
  return `${slug(name.slice(0, name.length - ending.length)) || 'picture'}${ending.toLowerCase()}`
}

const nameMistake = (path: string): Mistake[] => {
  const name = posix.basename(path)
  if (isPlainName(name)) return []
  const signs = [...new Set([...name.normalize('NFC')].filter((sign) => !/[A-Za-z0-9._-]/.test(sign)))]
  const found = signs.length ? signs.map((sign) => (sign === ' ' ? 'a space' : sign)).join(', ') : name[0]
  return [
    {
      file: `content/${path}`,
      message: `has a name with ${found}; use only the letters a to z, digits and hyphens: ${plain(name)}`,
    },
  ]
}

/** The part of a path that gives a thing its place in a list: its folder, or its file where it has no folder. */
const numberedPart = (path: string) => /^[^/]+\/[^/]+/.exec(path)![0]

const isPlainThing = (thing: string) => isPlainName(posix.basename(thing))

/** Things with plain names first, so that a copy such as `01-reef - Copy` is blamed, not what it was copied from. */
const plainFirst = (things: ReadonlyMap<string, string>) =>
  [...things].toSorted(([a], [b]) => Number(!isPlainThing(a)) - Number(!isPlainThing(b)) || (a < b ? -1 : 1))

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
