import type { Root } from 'mdast'
import * as z from 'zod'
import type { CheckedFile } from '../checkedFile'
import { checkFrontMatter } from '../checkFrontMatter'
import { altText, caption, picture } from '../fields'
import { lineOfNode } from '../markdown'
import type { Mistake } from '../mistake'
import { inTextName, SEEN, textPictures } from '../textPictures'

const schema = z.strictObject({ 'its name': picture(), [SEEN]: altText(), caption: caption().optional() })

/** Pictures between the paragraphs of a text: their names and words have the rules of those in fields. */
export const checkTextPictures = (checked: CheckedFile, tree: Root): Mistake[] =>
  textPictures(tree).flatMap((node) => {
    const { url, alt, title } = node
    const said = { 'its name': url, [SEEN]: alt ?? '', ...(title ? { caption: title } : {}) }
    return checkFrontMatter({ schema }, said).map(({ message }) => ({
      file: checked.file,
      line: lineOfNode(checked, node),
      message: `${inTextName(url)}: ${message}`,
    }))
  })
