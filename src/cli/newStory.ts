/** Makes the folder of a new article or event: texts that pass the check, with marks on all that stands in. */
import { constants, copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { TRANSLATION_LANGUAGES } from '../i18n/languages'
import { newsRoute } from '../config/routes'
import { present } from '../lib/present'
import { slug } from '../lib/slug'
import { readContent } from '../schema/checkContent'
import { nextNumber, siteRoutes } from '../schema/checks/addresses'
import { readContentFile } from '../schema/contentFile'
import { contentTree } from '../schema/contentTree'
import { newsArticle } from '../schema/news'
import { sourceDigest } from '../schema/sourceDigest'
import { DIGEST_FIELD, translationPath } from '../schema/translation'
import type { Answers } from './answers'
import { contentText } from './contentText'
import { UsageError } from './options'
import { entriesOf, pathOf, pictureAltIn, titleIn } from './questions'
import { CARD_BODY, DESCRIPTION, REVIEW, STORY_BODY, SUMMARY, TRANSLATED } from './standInText'

export interface NewStory {
  /** Path from the project's folder */
  folder: string
  /** Address of its page */
  route: string
}

const given = (answers: Answers, question: string) => present(answers[question], `answer to --${question}`)

const leadName = (picture: string) => `lead${extname(pathOf(picture)).toLowerCase()}`

/** One picture is enough to begin with: it stands in for the second one. */
const pictureFields = (answers: Answers) => ({
  picture: leadName(given(answers, 'picture')),
  pictureAlt: given(answers, 'picture-alt').trim(),
  secondPicture: leadName(given(answers, 'picture')),
  secondPictureAlt: given(answers, 'picture-alt').trim(),
  placeholder: ['summary', 'secondPicture', 'secondPictureAlt'],
  review: REVIEW,
})

const write = (root: string, folder: string, picture: string, texts: Readonly<Record<string, string>>) => {
  const place = join(root, folder)
  if (existsSync(place)) throw new UsageError(`${folder} is there already; nothing was written. Take another title.`)
  mkdirSync(dirname(place), { recursive: true })
  mkdirSync(place)
  try {
    copyFileSync(pathOf(picture), join(place, leadName(picture)), constants.COPYFILE_EXCL)
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(place, name), text, { flag: 'wx' })
  } catch (error) {
    rmSync(place, { recursive: true })
    throw error
  }
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The article in the languages in which it has a title, by the names of their files. */
const articleInLanguages = (answers: Answers, english: string) => {
  const digest = sourceDigest({ type: newsArticle, ...readContentFile(english) })
  return Object.fromEntries(
    TRANSLATION_LANGUAGES.filter((language) => answers[titleIn(language)]?.trim()).map((language) => {
      const { summary, body } = TRANSLATED[language]
      const pictureAlt = given(answers, pictureAltIn(language)).trim()
      const title = given(answers, titleIn(language)).trim()
      const fields = { title, summary, pictureAlt, secondPictureAlt: pictureAlt, [DIGEST_FIELD]: digest }
      return [translationPath('index.md', language), contentText(fields, body)]
    }),
  )
}

/**
 * Writes a new article with the next free number, and beside it the languages in which it has a title. Throws `UsageError`
 * where its folder is there already.
 * @param root the project's folder
 * @param answers right ones, to `NEWS_QUESTIONS`
 */
export const newArticle = (root: string, answers: Answers): NewStory => {
  const tree = contentTree(root)
  const number = nextNumber(readContent(root, tree).files, tree.files)
  const title = given(answers, 'title').trim()
  const folder = `content/news/${twoDigits(number)}-${slug(title) || 'article'}`
  const fields = { number, title, summary: SUMMARY, topics: entriesOf(given(answers, 'topics')), date: answers.date }
  const english = contentText({ ...fields, ...pictureFields(answers) }, STORY_BODY)
  write(root, folder, given(answers, 'picture'), { 'index.md': english, ...articleInLanguages(answers, english) })
  return { folder, route: newsRoute(number) }
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The number for the next event: above those in front of all folders. */
const nextPlace = (folders: readonly string[]) =>
  Math.max(0, ...folders.map((path) => Number(/^events\/(\d{1,4})-[^/]*$/.exec(path)?.[1] ?? 0))) + 1

/**
 * What the folder of the next event is called after its number: two dated events of one name would share a calendar file
 * (src/schema/checks/calendars.ts), so one of a name that is there gets the year, or else its place.
 */
const nextName = (folders: readonly string[], title: string, date: string, place: number) => {
  const name = slug(title) || 'event'
  const taken = new Set(folders.map((path) => /^events\/(?:\d+-)?([^/]*)$/.exec(path)?.[1]?.toLowerCase()))
  return [name, `${name}-${date.slice(0, 4)}`].find((one) => !taken.has(one)) ?? `${name}-${place}`
}

/**
 * Writes a new event: its poster and its page. The poster's big sign is the day, which it also holds as its `date`.
 * Throws `UsageError` where the folder is there already.
 * @param root the project's folder
 * @param answers right ones, to `EVENT_QUESTIONS`
 */
export const newEvent = (root: string, answers: Answers): NewStory => {
  const tree = contentTree(root)
  const place = nextPlace(tree.folders)
  const title = given(answers, 'title').trim()
  const date = given(answers, 'date')
  const name = nextName(tree.folders, title, date, place)
  const numbered = `${twoDigits(place)}-${name}`
  const short = `/event-${slug(title) ? name : place}`
  const route = siteRoutes(readContent(root, tree).files, tree.files).has(short) ? `/event-${numbered}` : short
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
  const folder = `content/events/${numbered}`
  write(root, folder, given(answers, 'picture'), {
    'index.md': contentText(card, CARD_BODY),
    'page.md': contentText(page, STORY_BODY),
  })
  return { folder, route }
}
