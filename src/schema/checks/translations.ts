import { LANGUAGES } from '../../i18n/languages'
import { inFile, type Translation } from '../checkedFile'
import { checkFrontMatter } from '../checkFrontMatter'
import { markdownTree } from '../markdown'
import { message, type FieldMistake, type Mistake } from '../mistake'
import { isGroup } from '../signs'
import { tidyMarkdown } from '../tidyMarkdown'
import { translationSchema, wholeTranslation, wordsOf, wordsShape } from '../translation'
import type { Site } from './addresses'
import { checkLinks } from './links'
import { checkText } from './text'

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const notTranslated = ({ source, language }: Translation) =>
  message('notTranslated', { source: nameOf(source.file), language: LANGUAGES[language].name })

/** The fields by themselves: words and no other ones, each within its limits. */
const ownFields = ({ type, source, frontMatter }: Translation): FieldMistake[] => {
  const words = wordsShape(type.schema.shape)
  const isElsewhere = (field: string) => field in type.schema.shape && !(field in words)
  const own = Object.entries(frontMatter).filter(([field]) => !isElsewhere(field))
  return [
    ...Object.keys(frontMatter)
      .filter(isElsewhere)
      .map((field) => ({ field, ...message('inEnglishOnly', { source: nameOf(source.file) }) })),
    ...checkFrontMatter({ schema: translationSchema(type) }, Object.fromEntries(own)),
  ]
}

/** Words that one language has and the other has not, in a field or in an entry of its list. */
const differing = (
  words: unknown,
  wanted: unknown,
  at: FieldMistake['field'],
  within: readonly [entry: number, part?: string] | undefined,
  translation: Translation,
): FieldMistake[] => {
  const place = { field: at, ...(within && { within }) }
  const source = nameOf(translation.source.file)
  if (words === undefined && wanted === undefined) return []
  if (words === undefined) return [{ ...place, ...notTranslated(translation) }]
  if (wanted === undefined) return [{ ...place, ...message('notInEnglish', { source }) }]
  if (isGroup(words) && isGroup(wanted) && within) {
    const names = [...new Set([...Object.keys(wanted), ...Object.keys(words)])]
    return names.flatMap((name) => differing(words[name], wanted[name], at, [within[0], name], translation))
  }
  if (!Array.isArray(words) || !Array.isArray(wanted)) return []
  return words.length === wanted.length
    ? words.flatMap((entry, index) => differing(entry, wanted[index], at, [index + 1], translation))
    : [{ ...place, ...message('otherLength', { found: words.length, wanted: wanted.length, source }) }]
}

/** The fields beside the English ones: as many, and lists as long. */
const fieldsBeside = (translation: Translation): FieldMistake[] => {
  const { type, source, frontMatter } = translation
  const wanted = wordsOf(type.schema.shape, source.frontMatter)
  return Object.keys(wordsShape(type.schema.shape)).flatMap((field) =>
    differing(frontMatter[field], wanted[field], field, undefined, translation),
  )
}

/** Says that the English words have changed since a translation was made. */
export const olderNote = ({ file, source }: Translation): Mistake => ({
  file,
  isNote: true,
  ...message('older', { source: nameOf(source.file), file }),
})

/**
 * Every check of a translation: what it holds by itself, and, while the English words are those that it was made from, whether its
 * fields agree with them. An older one stands as it is, with what the English text has meanwhile too little or too much.
 */
export const checkTranslation = (translation: Translation, site: Site): Mistake[] => {
  const tidy = { ...wholeTranslation(translation), body: tidyMarkdown(translation.body) }
  const tree = markdownTree(tidy.body)
  const fields = [...ownFields(translation), ...(translation.isOlder ? [] : fieldsBeside(translation))]
  return [
    ...fields.map((found) => inFile(translation, found)),
    ...checkText(tidy, tree),
    // those of its fields are the English ones
    ...checkLinks({ ...tidy, frontMatter: {} }, tree, site),
  ]
}
