/** Makes the folder of a new article: a text that passes the check, with marks on all that stands in. */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { newsRoute } from '../src/config/routes'
import { slug } from '../src/lib/slug'
import { readContent } from '../src/schema/checkContent'
import { checkField } from '../src/schema/checkFrontMatter'
import { nextNumber } from '../src/schema/checks/addresses'
import { pictureMistake } from '../src/schema/checks/pictureFile'
import { contentText } from '../src/schema/contentText'
import { contentTree } from '../src/schema/contentTree'
import { metaOf } from '../src/schema/fields'
import { say, sentenceOf } from '../src/schema/mistake'
import { newsArticle, TOPICS } from '../src/schema/news'
import type { Question } from './ask'
import { UsageError } from './command'
import { REVIEW, STORY_BODY, SUMMARY } from './stand-in-text'

export type Answers = Readonly<Record<string, string>>

/** A path as it arrives when a file is dragged onto a terminal: in quotes, or with a backslash before each space. */
export const pathOf = (answer: string) =>
  answer
    .trim()
    .replace(/^(['"])(.*)\1$/, '$2')
    .replace(/\\(?=[ '()&])/g, '')

const entriesOf = (answer: string) => answer.split(',').map((entry) => entry.trim())

/** A question whose answer is the value of a field. */
const asks = (name: string, field: string, ask: string, more: Partial<Question> = {}): Question => ({
  name,
  ask,
  check: (answer) => {
    const mistake = checkField(newsArticle, field, more.choices ? entriesOf(answer) : answer)
    return mistake && sentenceOf(mistake, { language: 'en', nameOf: () => `--${name}` })
  },
  ...more,
})

const checkPicture = async (answer: string) => {
  const path = pathOf(answer)
  if (!existsSync(path)) return `--picture is "${path}", where there is no file.`
  const found = await pictureMistake(path, metaOf(newsArticle.schema.shape.picture).leastWidth)
  return found && `--picture ${say(found)}`
}

export const NEWS_QUESTIONS: readonly Question[] = [
  asks('title', 'title', 'What is the title?'),
  asks('topics', 'topics', 'What is it about? (one to three; the space bar chooses)', { choices: TOPICS }),
  asks('date', 'date', 'On which day was it, or will it be? (year-month-day)', {
    offer: new Date().toLocaleDateString('sv-SE'),
  }),
  { name: 'picture', ask: 'Where is its picture? (drag the file here)', check: checkPicture },
  asks('picture-alt', 'pictureAlt', 'What is seen in the picture, for people who cannot see it?'),
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

/**
 * Writes a new article with the next free number.
 * @param root the project's folder
 * @param answers right ones, to `NEWS_QUESTIONS`
 * @throws UsageError where its folder is there already
 */
export const newArticle = (root: string, answers: Answers) => {
  const tree = contentTree(root)
  const number = nextNumber(readContent(root, tree).files, tree.files)
  const { title = '', topics = '', date } = answers
  const folder = `content/news/${String(number).padStart(2, '0')}-${slug(title) || 'article'}`
  const place = join(root, folder)
  if (existsSync(place)) throw new UsageError(`${folder} is there already; nothing was written. Take another title.`)
  const fields = { number, title, summary: SUMMARY, topics: entriesOf(topics), date, ...pictureFields(answers) }
  mkdirSync(place, { recursive: true })
  copyFileSync(pathOf(answers.picture ?? ''), join(place, leadName(answers)))
  writeFileSync(join(place, 'index.md'), contentText(fields, STORY_BODY))
  return { folder, route: newsRoute(number) }
}
