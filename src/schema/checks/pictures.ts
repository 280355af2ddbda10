import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inFile, pointers, type CheckedFile } from '../checkedFile'
import { isIllustrated } from '../contentType'
import { metaOf, picture } from '../fields'
import { lineOfNode, markdownTree, picturesIn } from '../markdown'
import { message, systemRefusal, type Mistake } from '../mistake'
import { tidyMarkdown } from '../tidyMarkdown'
import { pictureMistake } from './pictureFile'

const picturesOfText = ({ type, body }: CheckedFile) =>
  isIllustrated(type) && body.includes('![') ? picturesIn(markdownTree(tidyMarkdown(body))) : []

const namedPictures = (checked: CheckedFile) => [
  ...pointers(checked, 'file').map(({ field, value, meta: { leastWidth } }) => ({
    name: value,
    at: inFile(checked, { field }),
    leastWidth,
  })),
  ...picturesOfText(checked).map((node) => ({
    name: node.url,
    at: { file: checked.file, field: 'body', line: lineOfNode(checked, node) },
    leastWidth: metaOf(picture()).leastWidth,
  })),
]

/** Every picture that a file names: that it is there, under that very name, and can be shown. */
export const checkPictures = async (root: string, checked: CheckedFile): Promise<Mistake[]> => {
  const folder = dirname(checked.file)
  // names with a slash have been refused already: a picture lies beside its text
  const pictures = namedPictures(checked).filter(({ name }) => !/[/\\]/.test(name))
  if (pictures.length === 0) return []
  const present = readdirSync(join(root, folder))
  const mistakes = pictures.map(async ({ name, at, leastWidth }): Promise<Mistake[]> => {
    if (!present.includes(name)) return [{ ...at, ...message('absent', { name, folder, present: present.join(', ') }) }]
    const found = await pictureMistake(join(root, folder, name), leastWidth).catch(systemRefusal)
    return found ? [{ ...at, ...message('picture', { name, found }) }] : []
  })
  return (await Promise.all(mistakes)).flat()
}
