import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pointers, type CheckedFile, type Pointer } from '../checkedFile'
import type { Mistake } from '../mistake'
import { pictureMistake, pictureNote } from './pictureFile'

const absentMessage = (field: string, name: string, folder: string, present: readonly string[]) => {
  const otherCase = present.find((other) => other.toLowerCase() === name.toLowerCase())
  if (otherCase) {
    return `"${field}" is "${name}", but the picture is called "${otherCase}"; write the same large and small letters.`
  }
  const pictures = present.filter((other) => !other.endsWith('.md') && !other.startsWith('.'))
  return (
    `"${field}" names the picture "${name}", which is not in ${folder}; ` +
    (pictures.length ? `the folder has: ${pictures.join(', ')}.` : 'put the picture into that folder.')
  )
}

/** Names with a slash have been refused already: a picture lies beside its text. */
const besideText = ({ value }: Pointer) => !/[/\\]/.test(value)

/** Every picture that a text names: that it is there, under that very name, and can be shown; and whether it is small. */
export const checkPictures = async (root: string, checked: CheckedFile): Promise<Mistake[]> => {
  const { file, lineOf } = checked
  const folder = dirname(file)
  const present = readdirSync(join(root, folder))
  const mistakes = pointers(checked, 'file')
    .filter(besideText)
    .map(async ({ field, value, meta }): Promise<Mistake[]> => {
      const line = lineOf(field)
      if (!present.includes(value)) return [{ file, line, message: absentMessage(field, value, folder, present) }]
      const path = join(root, folder, value)
      const begin = `"${field}": the picture "${value}"`
      const found = await pictureMistake(path, meta.pixels)
      if (found) return [{ file, line, message: `${begin} ${found}` }]
      const note = meta.pixels && (await pictureNote(path, meta.pixels))
      return note ? [{ file, line, message: `${begin} ${note}`, isNote: true }] : []
    })
  return (await Promise.all(mistakes)).flat()
}
