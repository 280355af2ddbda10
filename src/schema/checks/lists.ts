import type { CheckedFile } from '../checkedFile'
import { fieldAdvice } from '../fieldAdvice'
import { altField, focusField } from '../fields'
import type { Mistake } from '../mistake'

/** Lists of pictures, and of what is said of each. */
const LISTS = ['sliderPictures', 'pictures']
const PAIRS = LISTS.map((pictures) => [pictures, altField(pictures)] as const)
const FOCUSES = LISTS.map((pictures) => [pictures, focusField(pictures)] as const)

const count = (list: unknown) => (Array.isArray(list) ? list.length : 0)

const pairs = ({ file, frontMatter, lineOf }: CheckedFile): Mistake[] =>
  PAIRS.flatMap(([pictures, alts]) => {
    const [shown, said] = [count(frontMatter[pictures]), count(frontMatter[alts])]
    if (shown === said) return []
    const message = `"${alts}" has ${said} entries and "${pictures}" has ${shown}; write one text for each picture, in the same order.`
    return [{ file, line: lineOf(alts) ?? lineOf(pictures), message }]
  })

const placeholders = ({ file, type, frontMatter, lineOf }: CheckedFile): Mistake[] => {
  const fields = Object.keys(type.schema.shape)
  const named = Array.isArray(frontMatter.placeholder) ? frontMatter.placeholder.map(String) : []
  return named
    .filter((name) => frontMatter[name] === undefined)
    .map((name) => ({
      file,
      line: lineOf('placeholder'),
      message: fields.includes(name)
        ? `"placeholder" names "${name}", a field that is not filled in; take it out of the list.`
        : `"placeholder" names "${name}", which is not a field here; ${fieldAdvice(name, fields)}`,
    }))
}

const focuses = ({ file, frontMatter, lineOf }: CheckedFile): Mistake[] =>
  FOCUSES.flatMap(([pictures, field]) => {
    const [shown, said] = [count(frontMatter[pictures]), count(frontMatter[field])]
    if (said === 0 || shown === said) return []
    const message = `"${field}" has ${said} entries and "${pictures}" has ${shown}; write one for each picture, in the same order, or take the field out.`
    return [{ file, line: lineOf(field), message }]
  })

/** What is said of a picture may be the same for two. */
const MAY_REPEAT = [...PAIRS, ...FOCUSES].map(([, said]) => said)

const repeats = ({ file, frontMatter, lineOf }: CheckedFile): Mistake[] =>
  Object.entries(frontMatter)
    .filter(([field]) => !MAY_REPEAT.includes(field))
    .flatMap(([field, list]) => {
      const twice = Array.isArray(list) ? list.find((entry, place) => list.indexOf(entry) < place) : undefined
      if (twice === undefined) return []
      return [{ file, line: lineOf(field), message: `"${field}" has "${twice}" twice; keep one of the two.` }]
    })

/** Lists that must agree with something else in the same file, and name nothing twice. */
export const checkLists = (checked: CheckedFile): Mistake[] => [
  ...pairs(checked),
  ...focuses(checked),
  ...placeholders(checked),
  ...repeats(checked),
]
