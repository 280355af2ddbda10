import type { CheckedFile } from '../checkedFile'
import type { Mistake } from '../mistake'
import { saidPictures, type SaidPicture } from '../saidPictures'

/** Pictures by hand show nobody who could be recognised. */
const BY_HAND = /^(an? |the )?(illustration|drawing|painting|sketch|poster|map|diagram|logo)\b/i

const CHILDREN =
  /\b(child|children|kids?|pupils?|schoolchildren|schoolgirls?|schoolboys?|girls?|boys?|bab(y|ies)|toddlers?)\b/i

const ASK = 'ask the parents or guardians of every child in it'

const advice = ({ isInText, fieldOf }: SaidPicture) =>
  isInText
    ? 'show it in a field such as secondPicture or sliderPictures, where the consent of the parents or guardians can be said.'
    : `${ASK}, then write ${fieldOf('showsChildren')}: yes and ${fieldOf('consent')}: yes.`

const mistakeOf = (picture: SaidPicture): Omit<Mistake, 'file'>[] => {
  const { name, said, fieldOf, nameOf, lineOf } = picture
  const line = lineOf('showsChildren') ?? lineOf('alt')
  if (said('consent') === 'yes') return []
  if (said('showsChildren') === 'yes') {
    const message = `${nameOf('showsChildren')} is yes, so the picture "${name}" may only be shown with consent; ${ASK}, then write ${fieldOf('consent')}: yes, or take another picture.`
    return [{ line, message }]
  }
  const text = String(said('alt') ?? '')
  if (BY_HAND.test(text) || !CHILDREN.test(text)) return []
  const message = `${nameOf('alt')} speaks of children. If "${name}" is a photograph in which one could be recognised, ${advice(picture)}`
  return [{ line, message, isNote: true }]
}

/**
 * A photograph of children needs the consent of their parents or guardians (Indonesia, UU PDP 27/2022, articles 25 and 26:
 * data of children are handled apart). Where only the words say that there may be children, that is a note. In a text there is
 * no place to say that they agreed, but what a field of the same file says of the same picture holds there too.
 */
export const checkConsent = (checked: CheckedFile): Mistake[] => {
  const pictures = saidPictures(checked)
  const agreed = pictures.filter(({ said }) => said('consent') === 'yes').map(({ name }) => name)
  return pictures
    .filter(({ isInText, name, has }) => (isInText ? !agreed.includes(name) : has('showsChildren')))
    .flatMap(mistakeOf)
    .map((mistake) => ({ file: checked.file, ...mistake }))
}
