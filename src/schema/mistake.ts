import { SOURCE_LANGUAGE, type Language } from '../i18n/languages'
import { en, type Messages } from './messages/en'
import { id } from './messages/id'

export type MessageId = keyof Messages

const MESSAGES: Readonly<Record<Language, Messages>> = { en, id }

type Value = string | number | Message

/** A sentence or a part of one, which each language words for itself (messages/). */
export interface Message {
  id: MessageId
  /** What stands for the names in braces; a message for its words */
  values: Readonly<Record<string, Value>>
}

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type ValuesOf<Id extends MessageId> = Readonly<Record<NamesIn<(typeof en)[Id]>, Value>>

/** Makes a message. @param values those that its wording names */
export const message = <Id extends MessageId>(
  id: Id,
  ...[values]: [NamesIn<(typeof en)[Id]>] extends [never] ? [] : [ValuesOf<Id>]
): Message => ({ id, values: values ?? {} })

/** What the system says of a file that it does not give. @throws what no system said */
export const systemRefusal = (error: unknown) => {
  const { code } = error as NodeJS.ErrnoException
  if (code === undefined) throw error
  return message('systemRefuses', { code })
}

/** The name of a field within a sentence: in quotation marks, at the desk what stands above its box. */
export const named = (name: string) => message('field', { name })

/** Something in a content file that an editor has to mend. */
export interface Mistake extends Message {
  /** Path from the project's folder, with forward slashes */
  file: string
  /** The field that it is about, `body` for the text; without one it is about the file */
  field?: string
  /** Where in the field: the place of an entry from 1, or the name of a picture, and what of it */
  within?: readonly [entry: number | string, part?: string]
  /** Line of the file, from 1, where it can be told */
  line?: number
}

/** What is wrong with a field, before it is known in which file. */
export type FieldMistake = Omit<Mistake, 'file' | 'line'> & { field: string }

export interface Wording {
  language: Language
  /** What a field is called in a sentence, `body` for the text */
  nameOf?: (field: string) => string
}

const ENGLISH: Wording = { language: SOURCE_LANGUAGE }

/** So that no sentence is longer than 300 letters, whatever somebody wrote */
const MOST_LETTERS = 100

/** A value on one line, cut where it is long. */
export const cut = (text: string) => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)}…` : line
}

/** The words of a message. */
export const say = ({ id, values }: Message, wording: Wording = ENGLISH): string => {
  const words = MESSAGES[wording.language]
  if (id === 'field' && wording.nameOf) return wording.nameOf(String(values.name))
  if (id === 'field' && values.name === 'body') return words.theText
  return words[id].replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name] ?? ''
    if (typeof value === 'number') return value.toLocaleString(wording.language)
    return typeof value === 'object' ? say(value, wording) : cut(value)
  })
}

const entryName = (entry: number | string) =>
  typeof entry === 'number' ? message('entry', { place: entry }) : message('pictureNamed', { name: entry })

/** A mistake without its file: `"facts", entry 2, "what" is missing; …`. */
export const sentenceOf = (
  mistake: Message & Pick<Mistake, 'field' | 'within'>,
  wording: Wording = ENGLISH,
): string => {
  const [entry, part] = mistake.within ?? []
  const subject = [mistake.field && named(mistake.field), entry && entryName(entry), part && named(part)]
  const said = subject.flatMap((one) => (one ? say(one, wording) : []))
  return [said.join(', '), say(mistake, wording)].filter(Boolean).join(' ')
}

/** One line of text, in which editors of code make the place a link: `content/news/…/index.md:7: "date" is …` */
export const mistakeText = (mistake: Mistake) =>
  `${[mistake.file, mistake.line].filter(Boolean).join(':')}: ${sentenceOf(mistake)}`

/** How many mistakes there are, as a sentence. */
export const mistakeCount = (mistakes: readonly Mistake[]) =>
  mistakes.length === 1 ? 'The content has 1 mistake.' : `The content has ${mistakes.length} mistakes.`

/** All mistakes as one text for a build that they stop, in the order of the files. */
export const mistakesText = (mistakes: readonly Mistake[]) =>
  [
    mistakeCount(mistakes),
    ...mistakes.map(mistakeText),
    'Nothing was built. Mend what is listed and start again.',
  ].join('\n')
