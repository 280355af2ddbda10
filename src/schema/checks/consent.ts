import { pointers, type CheckedFile } from '../checkedFile'
import { altField, childrenField, consentField } from '../fields'
import type { Mistake } from '../mistake'

/** Pictures by hand show nobody who could be recognised. */
const BY_HAND = /^(an? |the )?(illustration|drawing|painting|sketch|poster|map|diagram|logo)\b/i

const CHILDREN =
  /\b(child|children|kids?|pupils?|schoolchildren|schoolgirls?|schoolboys?|girls?|boys?|bab(y|ies)|toddlers?)\b/i

const ASK = 'ask the parents or guardians of every child in it'

/**
 * A photograph of children needs the consent of their parents or guardians (Indonesia, UU PDP 27/2022, articles 25 and 26:
 * data of children are handled apart). Where only the words say that there may be children, that is a note.
 */
export const checkConsent = (checked: CheckedFile): Mistake[] => {
  const { file, type, frontMatter, lineOf } = checked
  return pointers(checked, 'file').flatMap(({ field, value, entry }): Mistake[] => {
    const values = entry?.values ?? frontMatter
    const [alt, children, consent] = entry
      ? ['alt', 'showsChildren', 'consent']
      : [altField(field), childrenField(field), consentField(field)]
    if (!entry && !(children in type.schema.shape)) return []
    const nameOf = (name: string) => (entry ? `"${field}", entry ${entry.place + 1}, "${name}"` : `"${name}"`)
    const line = lineOf(entry ? field : children) ?? lineOf(entry ? field : alt)
    if (values[consent] === 'yes') return []
    if (values[children] === 'yes') {
      const message = `${nameOf(children)} is yes, so the picture "${value}" may only be shown with consent; ${ASK}, then write ${consent}: yes, or take another picture.`
      return [{ file, line, message }]
    }
    const text = String(values[alt] ?? '')
    if (BY_HAND.test(text) || !CHILDREN.test(text)) return []
    const message = `${nameOf(alt)} speaks of children. If "${value}" is a photograph in which one could be recognised, ${ASK}, then write ${children}: yes and ${consent}: yes.`
    return [{ file, line, message, isNote: true }]
  })
}
