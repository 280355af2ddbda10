import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inFile, pointers, type CheckedFile } from '../checkedFile'
import { metaOf, picture, type Pixels } from '../fields'
import { lineOfNode, markdownTree, picturesIn } from '../markdown'
import { message, type Message, type Mistake } from '../mistake'
import { tidyMarkdown } from '../tidyMarkdown'
import { pictureFinding } from './pictureFile'

interface Named {
  name: string
  at: Pick<Mistake, 'file' | 'field' | 'line'>
  pixels: Pixels | undefined
}

const picturesOfText = ({ type, body }: CheckedFile) =>
  type.interfaces.includes('Story') && body.includes('![') ? picturesIn(markdownTree(tidyMarkdown(body))) : []

const namedPictures = (checked: CheckedFile): Named[] => [
  ...pointers(checked, 'file').map(({ field, value, meta: { pixels } }) => ({
    name: value,
    at: inFile(checked, { field }),
    pixels,
  })),
  ...picturesOfText(checked).map((node) => ({
    name: node.url,
    at: { file: checked.file, field: 'body', line: lineOfNode(checked, node) },
    pixels: metaOf(picture()).pixels,
  })),
]

const absent = (name: string, folder: string, present: readonly string[]): Message => {
  const called = present.find((other) => other.toLowerCase() === name.toLowerCase())
  if (called) return message('otherCase', { name, called })
  const pictures = present.filter((other) => /\.(jpe?g|png|webp|svg|gif|hei[cf]|avif)$/i.test(other))
  return message('absent', { name, folder, present: pictures.join(', ') || '–' })
}

const systemMistake = (error: unknown): Message => {
  const { code } = error as NodeJS.ErrnoException
  if (code === undefined) throw error
  return message('systemRefuses', { code })
}

/** Every picture that a file names: that it is there, under that very name, and can be shown; and whether it is small. */
export const checkPictures = async (root: string, checked: CheckedFile): Promise<Mistake[]> => {
  const folder = dirname(checked.file)
  // names with a slash have been refused already: a picture lies beside its text
  const pictures = namedPictures(checked).filter(({ name }) => !/[/\\]/.test(name))
  if (pictures.length === 0) return []
  const present = readdirSync(join(root, folder))
  const mistakes = pictures.map(async ({ name, at, pixels }): Promise<Mistake[]> => {
    if (!present.includes(name)) return [{ ...at, ...absent(name, folder, present) }]
    const finding = await pictureFinding(join(root, folder, name), pixels).catch((error: unknown) => ({
      found: systemMistake(error),
      isNote: undefined,
    }))
    if (!finding) return []
    const { found, isNote } = finding
    return [{ ...at, ...message('picture', { name, found }), ...(isNote && { isNote }) }]
  })
  return (await Promise.all(mistakes)).flat()
}
