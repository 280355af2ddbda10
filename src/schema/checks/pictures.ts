import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pointers, type CheckedFile } from '../checkedFile'
import { metaOf, picture, type Pixels } from '../fields'
import { lineOfNode } from '../markdown'
import type { Mistake } from '../mistake'
import { picturesOfText } from '../textPictures'
import { pictureFinding } from './pictureFile'

const absentMessage = (place: string, name: string, folder: string, present: readonly string[]) => {
  const otherCase = present.find((other) => other.toLowerCase() === name.toLowerCase())
  if (otherCase) {
    return `${place} names "${name}", but the picture is called "${otherCase}"; write the same large and small letters.`
  }
  const pictures = present.filter((other) => !other.endsWith('.md') && !other.startsWith('.'))
  return (
    `${place} names the picture "${name}", which is not in ${folder}; ` +
    (pictures.length ? `the folder has: ${pictures.join(', ')}.` : 'put the picture into that folder.')
  )
}

interface Named {
  name: string
  /** What names it: `"secondPicture"`, or the text */
  place: string
  line: number | undefined
  pixels: Pixels | undefined
}

const namedPictures = (checked: CheckedFile): Named[] => [
  ...pointers(checked, 'file').map(({ field, value, meta: { pixels } }) => ({
    name: value,
    place: `"${field}"`,
    line: checked.lineOf(field),
    pixels,
  })),
  ...picturesOfText(checked.body).map((node) => ({
    name: node.url,
    place: 'the text',
    line: lineOfNode(checked, node),
    pixels: metaOf(picture()).pixels,
  })),
]

/** Names with a slash have been refused already: a picture lies beside its text. */
const besideText = ({ name }: Named) => !/[/\\]/.test(name)

/** Every picture that a file names: that it is there, under that very name, and can be shown; and whether it is small. */
export const checkPictures = async (root: string, checked: CheckedFile): Promise<Mistake[]> => {
  const { file } = checked
  const folder = dirname(file)
  const present = readdirSync(join(root, folder))
  const mistakes = namedPictures(checked)
    .filter(besideText)
    .map(async ({ name, place, line, pixels }): Promise<Mistake[]> => {
      if (!present.includes(name)) return [{ file, line, message: absentMessage(place, name, folder, present) }]
      const found = await pictureFinding(join(root, folder, name), pixels)
      return found ? [{ ...found, file, line, message: `${place}: the picture "${name}" ${found.message}` }] : []
    })
  return (await Promise.all(mistakes)).flat()
}
