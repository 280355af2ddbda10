import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LANGUAGES, SOURCE_LANGUAGE } from '../../i18n/languages'
import type { CheckedFile } from '../checkedFile'
import { saidPictures } from '../saidPictures'
import { translationOf } from '../translation'

/** Written by art/render.py with every drawing; keeps the first 16 digits of the SHA-256 of each drawing's file. */
const RENDERED = 'art/rendered.json'
const DIGITS = 16

type Rendered = Readonly<Record<string, { file: string }>>

const digestOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, DIGITS)

/**
 * What checks whether pictures that their text calls illustrations are drawings of this site: a photograph is often laid
 * over a drawing, or beside a copied text, and what was said of the drawing stays.
 * @param root the project's folder; where it has no list of drawings, all is right
 * @returns from a text to whole sentences, in the order of its fields
 */
export const illustrationCheck = (root: string) => {
  const list = join(root, RENDERED)
  if (!existsSync(list)) return () => []
  const rendered = JSON.parse(readFileSync(list, 'utf8')) as Rendered
  const drawings = new Set(Object.values(rendered).map(({ file }) => file))
  return (checked: CheckedFile): string[] => {
    const { file } = checked
    const { saysDrawn, drawing } = LANGUAGES[translationOf(file)?.language ?? SOURCE_LANGUAGE]
    return saidPictures(checked).flatMap(({ name, said, fieldOf, subjectOf, lineOf }) => {
      if (!saysDrawn.test(String(said('alt')))) return []
      const path = join(root, dirname(file), name)
      if (!statSync(path, { throwIfNoEntry: false })?.isFile() || drawings.has(digestOf(path))) return []
      const look = said('focus') === undefined ? '' : `, and look whether "${fieldOf('focus')}" fits it`
      return [
        `${file}:${lineOf('alt') ?? 1}: ${subjectOf('alt')} calls "${name}" an illustration, but it is none of the drawings of this site; say what is seen in the picture${look}. If somebody drew it, begin with “${drawing}”.`,
      ]
    })
  }
}
