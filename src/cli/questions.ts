import { existsSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { LANGUAGES, TRANSLATION_LANGUAGES, type TranslationLanguage } from '../i18n/languages'
import { checkField } from '../schema/checkFrontMatter'
import { pictureMistake } from '../schema/checks/pictureFile'
import { event, eventPage } from '../schema/events'
import { metaOf } from '../schema/fields'
import { newsArticle, TOPICS } from '../schema/news'

/** Something to know before an article or event can be written. The answer is one line of text. */
export interface Question {
  /** Name of the option that answers it: `--title` */
  name: string
  ask: string
  /** Several of these are chosen; the answer has commas between them */
  choices?: readonly string[]
  /** What is offered as an answer */
  offer?: string
  /** May be left open; an empty answer means no */
  isOptional?: true
  /** Name of an optional question; this one is asked where that has an answer */
  after?: string
  /** A sentence on what is wrong with an answer, or undefined */
  check: (answer: string) => string | undefined | Promise<string | undefined>
}

/** A path as it arrives when a file is dragged onto a terminal: in quotes, or with a backslash before each space. */
export const pathOf = (answer: string) =>
  answer
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .replace(/\\(?=[ '()&])/g, '')

/** The entries of an answer with commas. */
export const entriesOf = (answer: string) =>
  answer
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** Today where the person sits, as YYYY-MM-DD. */
const today = () => new Date().toLocaleDateString('sv-SE')

const checkPicture = async (answer: string) => {
  const path = pathOf(answer)
  const misnamed = checkField(eventPage, 'picture', basename(path))
  if (misnamed)
    return `"picture" is "${path}"; write the path of a .jpg, .png or .webp picture; npm run add:photos turns others into one, in the folder of a text.`
  if (!existsSync(path) || !statSync(path).isFile()) return `"picture" is "${path}", where there is no file.`
  const found = await pictureMistake(path, metaOf(eventPage.schema.shape.picture).pixels)
  return found && `"picture": the picture "${basename(path)}" ${found}`
}

const COMMON: readonly Question[] = [
  {
    name: 'date',
    ask: 'On which day was it, or will it be? (year-month-day)',
    offer: today(),
    check: (answer) => checkField(eventPage, 'date', answer),
  },
  {
    name: 'picture',
    ask: 'Where is its picture? (drag the file here)',
    check: checkPicture,
  },
  {
    name: 'picture-alt',
    ask: 'What is seen in the picture, for people who cannot see it?',
    check: (answer) => checkField(eventPage, 'pictureAlt', answer)?.replace('"pictureAlt"', '"picture-alt"'),
  },
]

/** Names of the questions on an article in another language. */
export const titleIn = (language: TranslationLanguage) => `title-${language}`
export const pictureAltIn = (language: TranslationLanguage) => `picture-alt-${language}`

const checkNamed = (name: string, field: string, answer: string) =>
  checkField(newsArticle, field, answer)?.replace(`"${field}"`, `"${name}"`)

const TRANSLATED: readonly Question[] = TRANSLATION_LANGUAGES.flatMap((language): Question[] => [
  {
    name: titleIn(language),
    ask: `What is the title in ${LANGUAGES[language].name}? (Enter: that text is written later)`,
    isOptional: true,
    check: (answer) => (answer.trim() ? checkNamed(titleIn(language), 'title', answer) : undefined),
  },
  {
    name: pictureAltIn(language),
    ask: `What is seen in the picture, in ${LANGUAGES[language].name}?`,
    after: titleIn(language),
    check: (answer) => checkNamed(pictureAltIn(language), 'pictureAlt', answer),
  },
])

export const NEWS_QUESTIONS: readonly Question[] = [
  { name: 'title', ask: 'What is the title?', check: (answer) => checkField(newsArticle, 'title', answer) },
  {
    name: 'topics',
    ask: 'What is it about? (one to three; the space bar chooses)',
    choices: TOPICS,
    check: (answer) => checkField(newsArticle, 'topics', entriesOf(answer)),
  },
  ...COMMON,
  ...TRANSLATED,
]

/** Events have no topics. The title stands on a poster too, where there is less room. */
export const EVENT_QUESTIONS: readonly Question[] = [
  { name: 'title', ask: 'What is the event called?', check: (answer) => checkField(event, 'title', answer) },
  ...COMMON,
]
