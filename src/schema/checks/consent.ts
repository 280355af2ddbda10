import { inFile, pointers, type CheckedFile, type Pointer } from '../checkedFile'
import { altField, childrenField, consentField } from '../fields'
import { message, named, type FieldMistake, type Mistake } from '../mistake'

/** Pictures by hand show nobody who could be recognised. */
const BY_HAND = /^(an? |the )?(illustration|drawing|painting|sketch|poster|map|diagram|logo)\b/i

const CHILDREN =
  /\b(child|children|kids?|pupils?|schoolchildren|schoolgirls?|schoolboys?|girls?|boys?|bab(y|ies)|toddlers?)\b/i

const mistakeOf = (
  { field, value: name, entry, values }: Pointer,
  shape: object,
): (FieldMistake & { isNote?: true }) | undefined => {
  const [alt, children, consent] = entry
    ? ['alt', 'showsChildren', 'consent']
    : [altField(field), childrenField(field), consentField(field)]
  if (values[consent] === 'yes' || !(entry || children in shape)) return undefined
  const at = (what: string) => (entry ? { field, within: [entry, what] as const } : { field: what })
  if (values[children] === 'yes') {
    return { ...at(children), ...message('consentMissing', { name, consent: named(consent) }) }
  }
  const text = String(values[alt] ?? '')
  if (BY_HAND.test(text) || !CHILDREN.test(text)) return undefined
  const words = message('mayShowChildren', { name, children: named(children), consent: named(consent) })
  return { ...at(alt), ...words, isNote: true }
}

/**
 * A photograph of children needs the consent of their parents or guardians (Indonesia, UU PDP 27/2022, articles 25 and 26:
 * data of children are handled apart). Where only the words say that there may be children, that is a note.
 */
export const checkConsent = (checked: CheckedFile): Mistake[] =>
  pointers(checked, 'file')
    .flatMap((pointer) => mistakeOf(pointer, checked.type.schema.shape) ?? [])
    .map((found) => inFile(checked, found))
