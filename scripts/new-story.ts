/** Makes the folder of a new article or event: texts that pass the check, with marks on all that stands in. */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { LANGUAGES, TRANSLATION_LANGUAGES } from '../src/i18n/languages'
import { newsRoute } from '../src/config/routes'
import { slug } from '../src/lib/slug'
import { readContent } from '../src/schema/checkContent'
import { checkField } from '../src/schema/checkFrontMatter'
import { nextNumber } from '../src/schema/checks/addresses'
import { pictureMistake } from '../src/schema/checks/pictureFile'
import { readContentFile } from '../src/schema/contentFile'
import { contentText } from '../src/schema/contentText'
import { contentTree } from '../src/schema/contentTree'
import { event, eventPage } from '../src/schema/events'
import { metaOf } from '../src/schema/fields'
import { say, sentenceOf } from '../src/schema/mistake'
import { newsArticle, TOPICS } from '../src/schema/news'
import { sourceDigest } from '../src/schema/sourceDigest'
import { DIGEST_FIELD, translationPath } from '../src/schema/translation'
import { answersTo, askOnTerminal, type Question } from './ask'
import { readOptions, runCommand, UsageError } from './command'
import { CARD_BODY, DESCRIPTION, REVIEW, STORY_BODY, SUMMARY, TRANSLATED } from './stand-in-text'

export type Answers = Readonly<Record<string, string>>

/** A path as it arrives when a file is dragged onto a terminal: in quotes, or with a backslash before each space. */
export const pathOf = (answer: string) =>
  answer
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .replace(/\\(?=[ '()&])/g, '')

const entriesOf = (answer: string) => answer.split(',').map((entry) => entry.trim())

type Checked = Parameters<typeof checkField>[0]

/** A question whose answer is the value of a field. */
const asks = (name: string, type: Checked, field: string, ask: string, more: Partial<Question> = {}): Question => ({
  name,
  ask,
  check: (answer) => {
    if (more.isOptional && !answer.trim()) return undefined
    const mistake = checkField(type, field, more.choices ? entriesOf(answer) : answer)
    return mistake && sentenceOf(mistake, { language: 'en', nameOf: () => `--${name}` })
  },
  ...more,
})

const checkPicture = async (answer: string) => {
  const path = pathOf(answer)
  if (!existsSync(path)) return `--picture is "${path}", where there is no file.`
  const found = await pictureMistake(path, metaOf(eventPage.schema.shape.picture).pixels)
  return found && `--picture ${say(found)}`
}

const COMMON: readonly Question[] = [
  asks('date', eventPage, 'date', 'On which day was it, or will it be? (year-month-day)', {
    offer: new Date().toLocaleDateString('sv-SE'),
  }),
  { name: 'picture', ask: 'Where is its picture? (drag the file here)', check: checkPicture },
  asks('picture-alt', eventPage, 'pictureAlt', 'What is seen in the picture, for people who cannot see it?'),
]

const IN_OTHER_LANGUAGES = TRANSLATION_LANGUAGES.flatMap((language) => {
  const { name } = LANGUAGES[language]
  const title = `title-${language}`
  const later = `What is the title in ${name}? (Enter: that text is written later)`
  return [
    asks(title, newsArticle, 'title', later, { isOptional: true }),
    asks(`picture-alt-${language}`, newsArticle, 'pictureAlt', `What is seen in the picture, in ${name}?`, {
      after: title,
    }),
  ]
})

export const NEWS_QUESTIONS: readonly Question[] = [
  asks('title', newsArticle, 'title', 'What is the title?'),
  asks('topics', newsArticle, 'topics', 'What is it about? (one to three; the space bar chooses)', { choices: TOPICS }),
  ...COMMON,
  ...IN_OTHER_LANGUAGES,
]

/** Events have no topics. The title stands on a poster too, where there is less room. */
export const EVENT_QUESTIONS: readonly Question[] = [
  asks('title', event, 'title', 'What is the event called?'),
  ...COMMON,
]

const leadName = ({ picture = '' }: Answers) => `lead${extname(pathOf(picture)).toLowerCase()}`

/** One picture is enough to begin with: it stands in for the second one. */
const pictureFields = (answers: Answers) => ({
  picture: leadName(answers),
  pictureAlt: answers['picture-alt'],
  secondPicture: leadName(answers),
  secondPictureAlt: answers['picture-alt'],
  placeholder: ['summary', 'secondPicture', 'secondPictureAlt'],
  review: REVIEW,
})

const write = (root: string, folder: string, answers: Answers, texts: Readonly<Record<string, string>>) => {
  const place = join(root, folder)
  if (existsSync(place)) throw new UsageError(`${folder} is there already; nothing was written. Take another title.`)
  mkdirSync(place, { recursive: true })
  copyFileSync(pathOf(answers.picture ?? ''), join(place, leadName(answers)))
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(place, name), text)
}

const numbered = (number: number, name: string) => `${String(number).padStart(2, '0')}-${name}`

/** The article in the languages in which it has a title, by the names of their files. */
const translations = (answers: Answers, english: string) =>
  TRANSLATION_LANGUAGES.filter((language) => answers[`title-${language}`]?.trim()).map((language) => {
    const { summary, body } = TRANSLATED[language]
    const pictureAlt = answers[`picture-alt-${language}`]
    const digest = sourceDigest({ type: newsArticle, ...readContentFile(english) })
    const words = { title: answers[`title-${language}`], summary, pictureAlt, secondPictureAlt: pictureAlt }
    return [translationPath('index.md', language), contentText({ ...words, [DIGEST_FIELD]: digest }, body)]
  })

/**
 * Writes a new article with the next free number, and beside it the languages in which it has a title.
 * @param root the project's folder
 * @param answers right ones, to `NEWS_QUESTIONS`
 * @throws UsageError where its folder is there already
 */
export const newArticle = (root: string, answers: Answers) => {
  const tree = contentTree(root)
  const number = nextNumber(readContent(root, tree).files, tree.files)
  const { title = '', topics = '', date } = answers
  const folder = `content/news/${numbered(number, slug(title) || 'article')}`
  const fields = { number, title, summary: SUMMARY, topics: entriesOf(topics), date, ...pictureFields(answers) }
  const english = contentText(fields, STORY_BODY)
  write(root, folder, answers, { 'index.md': english, ...Object.fromEntries(translations(answers, english)) })
  return { folder, route: newsRoute(number) }
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/**
 * Writes a new event: its poster and its page. The poster's big sign is the day, which it also holds as its `date`. The name holds the
 * year, so that next year's event of this title has an address and a calendar file of its own.
 * @param root the project's folder
 * @param answers right ones, to `EVENT_QUESTIONS`
 * @throws UsageError where the folder is there already
 */
export const newEvent = (root: string, answers: Answers) => {
  const { title = '', date = '' } = answers
  const places = contentTree(root).folders.map((path) => Number(/^events\/(\d{1,4})-/.exec(path)?.[1] ?? 0))
  const name = `${slug(title) || 'event'}-${date.slice(0, 4)}`
  const folder = `content/events/${numbered(Math.max(0, ...places) + 1, name)}`
  const route = `/event-${name}`
  const { picture, pictureAlt, ...rest } = pictureFields(answers)
  const card = {
    title,
    description: DESCRIPTION,
    numeral: String(Number(date.slice(-2))),
    numeralLabel: MONTH.format(new Date(`${date}T00:00:00Z`)),
    link: route,
    linkLabel: 'Event details',
    picture,
    pictureAlt,
    date,
    placeholder: ['description'],
    review: REVIEW,
  }
  const page = { route, title, summary: SUMMARY, date, label: 'Events Detail', picture, pictureAlt, ...rest }
  write(root, folder, answers, {
    'index.md': contentText(card, CARD_BODY),
    'page.md': contentText(page, STORY_BODY),
  })
  return { folder, route }
}

/** The command for a new article or event: asks what its options leave open, writes it, says what comes next. */
export const runNewStory = (questions: readonly Question[], make: typeof newArticle) =>
  runCommand(async () => {
    const options = Object.fromEntries(questions.map(({ name }) => [name, { type: 'string' as const }]))
    const given = readOptions(options, process.argv.slice(2))
    const answers = await answersTo(questions, given, process.stdin.isTTY ? askOnTerminal : undefined)
    const { folder, route } = make(process.cwd(), answers)
    console.log(
      `${folder} is there, for a page at ${route}.\n` +
        'Write its summary and text, and put a second picture beside them; the marks "placeholder" and "review" say what still stands in.\n' +
        'Then: npm run check:content',
    )
  })
