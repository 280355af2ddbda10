import { LANGUAGES, SOURCE_LANGUAGE, type Language } from '../../i18n/languages'
import type { CheckedFile, Translation } from '../checkedFile'
import { textsOf } from '../signs'
import { wordsOf } from '../translation'

const NOON = 12

const signOf = (parts: readonly { type: string; value: string }[], type: string) =>
  parts.find((part) => part.type === type)?.value ?? ''

const monthsOf = (language: Language) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month)))
}

/** What the figures of a language are read by (Unicode CLDR). */
const readerOf = (language: Language) => {
  const number = new Intl.NumberFormat(language).formatToParts(12_345.6)
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: 'numeric' }).formatToParts(0)
  const months = monthsOf(language)
  return {
    ...LANGUAGES[language],
    group: signOf(number, 'group'),
    decimal: signOf(number, 'decimal'),
    colon: signOf(time, 'literal'),
    months,
    month: new RegExp(`(?<=\\d )(?:${months.join('|')})\\b|\\b(?:${months.join('|')})(?= \\d{4}\\b)`, 'g'),
  }
}

type Reader = ReturnType<typeof readerOf>

/** A number, or a time of day as H:MM, whatever the language. */
const figure = (written: string, behind: string, { group, decimal, colon, thousand, afternoon }: Reader) => {
  const [, hour, minute] = /^(\d{1,2})\D(\d{2})$/.exec(written) ?? []
  if (hour && minute && written.includes(colon)) return `${Number(hour)}:${minute}`
  const number = Number(written.replaceAll(group, '').replace(decimal, '.'))
  if (afternoon?.test(behind)) return `${number + NOON}:00`
  return String(thousand.test(behind) ? number * 1000 : number)
}

const FIGURE = /\d[\d.,:]*\d|\d/g
/** Titles of reports are not translated: Global Warming of 1.5 °C */
const ENGLISH_DECIMAL = /^\d+\.\d{1,2}$/
const LATIN_NAME = /(?<!\*)\*(\p{Lu}\p{Ll}+ \p{Ll}+)\*(?!\*)/gu

/** A fact of a text: how it stands there, and what is meant whatever the language; of two ways to read a figure, both. */
interface Fact {
  written: string
  meant: string[]
}

const factsIn = (text: string, reader: Reader): Fact[] => [
  ...[...text.matchAll(FIGURE)].map(({ 0: written, index }) => {
    const meant = figure(written, text.slice(index + written.length), reader)
    return { written, meant: [meant, ...(ENGLISH_DECIMAL.test(written) ? [written] : [])] }
  }),
  ...[...text.matchAll(reader.month)].map(([written]) => ({
    written,
    meant: [`month ${reader.months.indexOf(written) + 1}`],
  })),
  ...[...text.matchAll(LATIN_NAME)].map(([, written = '']) => ({ written, meant: [written] })),
]

const textOf = ({ type, frontMatter, body }: CheckedFile) =>
  [...textsOf(wordsOf(type.schema.shape, frontMatter)), body.replace(/\]\([^\s)]*/g, ']')].join('\n')

const listed = (facts: readonly Fact[]) => facts.map(({ written }) => written).join(', ') || 'none'

/**
 * Says where figures, months of dates and Latin names of a translation are not those of the English text that it was made from.
 * Whole sentences; nothing has to be mended, since a number may well be said in words.
 */
export const checkTranslatedFacts = (translations: readonly Translation[]): string[] => {
  const english = readerOf(SOURCE_LANGUAGE)
  const readers = new Map<Language, Reader>()
  return translations.flatMap((translation) => {
    const { file, language, source, isOlder } = translation
    if (isOlder) return []
    const reader = readers.get(language) ?? readerOf(language)
    readers.set(language, reader)
    const left = factsIn(textOf(source), english)
    const extra = factsIn(textOf(translation), reader).filter(({ meant }) => {
      const at = left.findIndex((fact) => meant.includes(fact.meant[0] ?? ''))
      if (at !== -1) left.splice(at, 1)
      return at === -1
    })
    if (extra.length === 0 && left.length === 0) return []
    const name = source.file.slice(source.file.lastIndexOf('/') + 1)
    return [
      `${file}: figures or Latin names are not those of ${name}: only here ${listed(extra)}; only there ${listed(left)}. Look whether that is meant.`,
    ]
  })
}
