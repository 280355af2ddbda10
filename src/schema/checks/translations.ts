import type { Definition, Heading, Link, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { LANGUAGES } from '../../i18n/languages'
import type { Translation } from '../checkedFile'
import { checkFrontMatter } from '../checkFrontMatter'
import { lineOfNode, markdownTree } from '../markdown'
import type { Mistake } from '../mistake'
import { isGroup } from '../signs'
import { textAsMeant } from '../textAsMeant'
import { textPictures } from '../textPictures'
import { translationSchema, wholeTranslation, wordsOf, wordsShape } from '../translation'
import type { Site } from './addresses'
import { checkAltBeginnings } from './altBeginnings'
import { checkCaptions } from './captions'
import { checkHeadings } from './headings'
import { checkLinks } from './links'
import { checkText } from './text'
import { checkTextPictures } from './textPictures'

/** A sentence on a field, and the field. */
interface Found {
  field: string
  message: string
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** The fields by themselves: words and no other ones, each within its limits. */
const ownFields = ({ type, source, frontMatter }: Translation): Found[] => {
  const words = wordsShape(type.schema.shape)
  const isElsewhere = (field: string) => field in type.schema.shape && !(field in words)
  const own = Object.entries(frontMatter).filter(([field]) => !isElsewhere(field))
  const schema = translationSchema(type)
  return [
    ...Object.keys(frontMatter)
      .filter(isElsewhere)
      .map((field) => ({
        field,
        message: `"${field}" is the same in every language, and stands in ${nameOf(source.file)} alone; take it out.`,
      })),
    ...checkFrontMatter({ schema }, Object.fromEntries(own)),
  ]
}

/** What an entry of a list has too little or too much. */
const entryMessage = (words: unknown, wanted: unknown, { language, source }: Translation): string | undefined => {
  if (!isGroup(words) || !isGroup(wanted)) return undefined
  const english = nameOf(source.file)
  const missing = Object.keys(wanted).find((name) => words[name] === undefined)
  if (missing) return `has no "${missing}", but ${english} has one; write it in ${LANGUAGES[language].name}.`
  const extra = Object.keys(words).find((name) => wanted[name] === undefined)
  return extra && `has "${extra}", but ${english} has none; take it out, or write it there too.`
}

const fieldMessage = (field: string, wanted: unknown, translation: Translation): string | undefined => {
  const { language, source, frontMatter } = translation
  const words = frontMatter[field]
  const english = nameOf(source.file)
  if (words === undefined)
    return `"${field}" is missing; write in ${LANGUAGES[language].name} what ${english} says under this name.`
  if (wanted === undefined)
    return `"${field}" is there, but not in ${english}; take it out, or write it in English there too.`
  if (!Array.isArray(wanted)) return undefined
  if (!Array.isArray(words)) return undefined
  if (words.length !== wanted.length)
    return `"${field}" has ${words.length} entries, but ${english} has ${wanted.length}; write as many, in the same order.`
  const messages = words.map((entry, place) => entryMessage(entry, wanted[place], translation))
  const at = messages.findIndex(Boolean)
  return at === -1 ? undefined : `"${field}", entry ${at + 1}, ${messages[at]}`
}

/** The fields beside the English ones: as many, and lists as long. */
const fieldsBeside = (translation: Translation): Found[] => {
  const { type, source, frontMatter } = translation
  const wanted = wordsOf(type.schema.shape, source.frontMatter)
  const words = wordsShape(type.schema.shape)
  const fields = Object.keys(words).filter((field) => field in wanted || field in frontMatter)
  return fields.flatMap((field) => {
    const message = fieldMessage(field, wanted[field], translation)
    return message ? [{ field, message }] : []
  })
}

const headingsOf = (tree: Root) => {
  const signs: string[] = []
  visit(tree, 'heading', ({ depth }: Heading) => void signs.push('#'.repeat(depth)))
  return signs.length ? signs.join(' ') : 'none'
}

const picturesOf = (tree: Root) =>
  textPictures(tree)
    .map(({ url }) => url)
    .join(', ') || 'none'

const linksOf = (tree: Root) => {
  const links: (Link | Definition)[] = []
  visit(tree, ['link', 'definition'], (node) => void links.push(node as Link | Definition))
  return links
}

/** Those of `some` that `others` has not, each as often as it is missing there. */
const without = <T extends { url: string }>(some: readonly T[], others: readonly { url: string }[]) => {
  const left = others.map(({ url }) => url)
  return some.filter(({ url }) => {
    const at = left.indexOf(url)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}

/** Of a type whose text may be missing, that both languages have one or none. */
const presenceMessage = ({ type, source, body, language }: Translation): string | undefined => {
  const [isThere, isEnglishThere] = [body.trim() !== '', source.body.trim() !== '']
  if (type.body !== 'optional' || isThere === isEnglishThere) return undefined
  return isThere
    ? `has a text, but ${nameOf(source.file)} has none; write it in English first, or take it out.`
    : `has no text, but ${nameOf(source.file)} has one; write it in ${LANGUAGES[language].name}.`
}

/** The text beside the English one: the same headings and pictures, and links to the same places. */
const textBeside = (translation: Translation, tree: Root): Mistake[] => {
  const { file, source, bodyLine } = translation
  const presence = presenceMessage(translation)
  if (presence) return [{ file, line: bodyLine, message: presence }]
  const english = nameOf(source.file)
  const englishTree = markdownTree(textAsMeant(source.body))
  const [links, englishLinks] = [linksOf(tree), linksOf(englishTree)]
  const differ = (what: string, here: string, there: string, verb: string) => {
    if (here === there) return []
    const message = `the ${what} of the text are ${here}, but those of ${english} are ${there}; ${verb} the same ones, in the same order.`
    return [{ file, line: bodyLine, message }]
  }
  return [
    ...differ('headings', headingsOf(tree), headingsOf(englishTree), 'write'),
    ...differ('pictures', picturesOf(tree), picturesOf(englishTree), 'show'),
    ...without(links, englishLinks).map((link) => ({
      file,
      line: lineOfNode(translation, link),
      message: `a link in the text leads to "${link.url}", but none in ${english} does; take it out, or put it there too.`,
    })),
    ...without(englishLinks, links).map(({ url }) => ({
      file,
      line: bodyLine,
      message: `no link in the text leads to "${url}", but one in ${english} does; put it in.`,
    })),
  ]
}

/** Says that the English words have changed since a translation was made. */
export const olderMessage = ({ file, source }: Translation) =>
  `${file} is older than the English text: write anew what has changed in ${nameOf(source.file)}, then: npm run translate:mark ${file}`

/**
 * Every check of a translation: what it holds by itself, and, while the English words are those that it was made from, whether it
 * agrees with them. An older one stands as it is, with what the English text has meanwhile too little or too much.
 */
export const checkTranslation = (translation: Translation, site: Site): Mistake[] => {
  const { file, lineOf, isOlder } = translation
  const meant = { ...wholeTranslation(translation), body: textAsMeant(translation.body) }
  const tree = markdownTree(meant.body)
  const found = [...ownFields(translation), ...(isOlder ? [] : fieldsBeside(translation))]
  return [
    ...found.map(({ field, message }) => ({ file, line: lineOf(field), message })),
    ...checkText(meant, tree),
    ...checkTextPictures(meant, tree),
    ...checkAltBeginnings(meant),
    ...checkCaptions(meant),
    ...checkHeadings(meant, tree),
    // those of its fields are the English ones
    ...checkLinks({ ...meant, frontMatter: {} }, tree, site),
    ...(isOlder ? [] : textBeside(translation, tree)),
  ]
}
