import type { CheckedFile } from '../checkedFile'
import { fieldAdvice } from '../fieldAdvice'
import type { Mistake } from '../mistake'
import { isGroup, textsOf } from '../signs'

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

/** What makes an entry the same as another: of a picture its name, since two may be told of in the same words. */
const nameOf = (entry: unknown) => {
  if (!isGroup(entry)) return entry
  return 'picture' in entry ? entry.picture : textsOf(entry).join(', ')
}

const repeats = ({ file, frontMatter, lineOf }: CheckedFile): Mistake[] =>
  Object.entries(frontMatter).flatMap(([field, list]) => {
    const names = Array.isArray(list) ? list.map(nameOf) : []
    const twice = names.find((name, place) => names.indexOf(name) < place)
    if (twice === undefined) return []
    return [{ file, line: lineOf(field), message: `"${field}" has "${twice}" twice; keep one of the two.` }]
  })

/** Lists that must agree with something else in the same file, and name nothing twice. */
export const checkLists = (checked: CheckedFile): Mistake[] => [...placeholders(checked), ...repeats(checked)]
