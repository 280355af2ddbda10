import { LANGUAGES } from '../../i18n/languages'
import type { CheckedFile } from '../checkedFile'
import type { Mistake } from '../mistake'
import { saidPictures } from '../saidPictures'

const saysPicture = (text: string) => Object.values(LANGUAGES).some((language) => language.saysPicture.test(text))

/** Screen readers say by themselves that it is a picture (WAI, Images Tutorial); who says it too does no harm. */
export const checkAltBeginnings = (checked: CheckedFile): Mistake[] =>
  saidPictures(checked).flatMap(({ said, subjectOf, lineOf }) => {
    if (!saysPicture(String(said('alt')))) return []
    const message = `${subjectOf('alt')} begins with words such as “image of”. That is fine; screen readers say them already, so better begin with what is seen.`
    return [{ file: checked.file, line: lineOf('alt'), message, isNote: true }]
  })
