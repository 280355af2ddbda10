import type { CheckedFile } from '../checkedFile'
import type { Mistake } from '../mistake'
import { saidPictures } from '../saidPictures'

const asRead = (text: unknown) => String(text).toLowerCase().replace(/\W+$/, '')

/** Who cannot see a picture hears both: a caption that only says again what is seen is no help to anybody (WCAG, H37). */
export const checkCaptions = (checked: CheckedFile): Mistake[] =>
  saidPictures(checked).flatMap(({ said, subjectOf, lineOf }) => {
    if (said('caption') === undefined || asRead(said('caption')) !== asRead(said('alt'))) return []
    const message = `${subjectOf('caption')} says the same as what is seen in the picture; tell what it does not show, or leave the caption out.`
    return [{ file: checked.file, line: lineOf('caption') ?? lineOf('alt'), message }]
  })
