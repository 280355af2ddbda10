import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { collectAnswers } from '../../src/cli/answers'
import { newArticle, newEvent } from '../../src/cli/newStory'
import { EVENT_QUESTIONS, NEWS_QUESTIONS, pathOf } from '../../src/cli/questions'
import { checkContent } from '../../src/schema/checkContent'
import { numberAfter } from '../../src/schema/checks/addresses'
import { ARTICLE, copyOfExample, FOLDER } from '../schema/exampleContent'
import { draws, edits } from '../schema/spoil'

let root: string
let given: Record<string, string>

beforeEach(async () => {
  root = await copyOfExample()
  given = {
    title: 'Storm: what the reef told us “afterwards”',
    topics: 'Reef, Ocean',
    date: '2025-09-14',
    picture: join(root, dirname(ARTICLE), 'lead.jpg'),
    'picture-alt': 'A table coral on its side',
  }
})

const INDONESIAN = { 'title-id': 'Badai', 'picture-alt-id': 'Karang meja yang rebah' }

test('the numbers of older stories are passed over', () => {
  expect([[0, 44], [45], [53], [53, 54]].map(numberAfter)).toEqual([45, 54, 54, 55])
})

test('a new article has the next number and passes the check', async () => {
  const answers = await collectAnswers(NEWS_QUESTIONS, given)
  expect(newArticle(root, answers)).toEqual({
    folder: 'content/news/14-storm-what-the-reef-told-us-afterwards',
    route: '/detail-news-14',
  })
  expect((await checkContent(root)).mistakes).toEqual([])
  expect(newArticle(root, answers).route).toBe('/detail-news-15')
  expect((await checkContent(root)).mistakes).toEqual([])
})

test('a new article can have a text in another language, which follows the English one', async () => {
  const { folder } = newArticle(root, await collectAnswers(NEWS_QUESTIONS, { ...given, ...INDONESIAN }))
  const text = readFileSync(join(root, folder, 'index.id.md'), 'utf8')
  expect(text).toMatch(
    /^---\ntitle: Badai\nsummary: .*\npictureAlt: Karang meja yang rebah\nsecondPictureAlt: .*\nsourceDigest: /,
  )
  const { mistakes, notes } = await checkContent(root)
  expect([...mistakes, ...notes.filter((note) => note.includes(folder))]).toEqual([])
  await edits(`${folder}/index.md`, (english) => english.replace('Begin with', 'Begin soon with'))(root)
  expect((await checkContent(root)).notes).toContainEqual(
    expect.stringContaining(`${folder}/index.id.md is older than the English text`),
  )
})

test('what it writes reads as if written by hand', async () => {
  const { folder } = newArticle(root, await collectAnswers(NEWS_QUESTIONS, given))
  expect(readdirSync(join(root, folder)).sort()).toEqual(['index.md', 'lead.jpg'])
  expect(
    readFileSync(join(root, folder, 'index.md'), 'utf8')
      .split('\n')
      .slice(0, 14),
  ).toEqual([
    '---',
    'number: 14',
    'title: "Storm: what the reef told us “afterwards”"',
    expect.stringMatching(/^summary: This summary stands in\. .+$/),
    'topics: [Reef, Ocean]',
    'date: 2025-09-14',
    'picture: lead.jpg',
    'pictureAlt: A table coral on its side',
    'secondPicture: lead.jpg',
    'secondPictureAlt: A table coral on its side',
    'placeholder: [summary, secondPicture, secondPictureAlt]',
    'review: the text stands in; write it, then take this line out',
    '---',
    '',
  ])
})

test.each([
  ['2024', '14-2024'],
  ['🐠🐠', '14-article'],
  ['Café "Ikan": 5 €', '14-cafe-ikan-5'],
  ['- [x] # not: a list * 2', '14-x-not-a-list-2'],
  ['A title of very many words that goes on and on until the end', '14-a-title-of-very-many-words-that-goes-on-and-on'],
])('a title such as %s', async (title, name) => {
  const { folder } = newArticle(root, await collectAnswers(NEWS_QUESTIONS, { ...given, title }))
  expect(folder).toBe(`content/news/${name}`)
  expect((await checkContent(root)).mistakes).toEqual([])
})

test('the first article of all is number 0', async () => {
  root = join(root, 'empty')
  mkdirSync(join(root, 'content'), { recursive: true })
  expect(newArticle(root, await collectAnswers(NEWS_QUESTIONS, given))).toMatchObject({ route: '/detail-news' })
})

test('a new event has a poster and a page', async () => {
  const answers = await collectAnswers(EVENT_QUESTIONS, { ...given, title: 'Reef day' })
  expect(newEvent(root, answers)).toEqual({ folder: 'content/events/02-reef-day', route: '/event-reef-day' })
  expect(newEvent(root, answers)).toEqual({ folder: 'content/events/03-reef-day-2025', route: '/event-reef-day-2025' })
  expect(newEvent(root, answers)).toEqual({ folder: 'content/events/04-reef-day-4', route: '/event-reef-day-4' })
  expect((await checkContent(root)).mistakes).toEqual([])
  const card = readFileSync(join(root, 'content/events/02-reef-day/index.md'), 'utf8')
  expect(card).toContain('numeral: "14"\nnumeralLabel: September 2025\nlink: /event-reef-day\n')
  expect(card).toContain('\ndate: 2025-09-14\n')
})

test('nothing is ever written over', async () => {
  mkdirSync(join(root, 'content/news/14-storm'))
  const answers = await collectAnswers(NEWS_QUESTIONS, { ...given, title: 'Storm' })
  expect(() => newArticle(root, answers)).toThrow(
    'content/news/14-storm is there already; nothing was written. Take another title.',
  )
  expect(readdirSync(join(root, 'content/news/14-storm'))).toEqual([])
})

describe('a sentence for each wrong answer', () => {
  const sentences = (changes: Record<string, string | undefined>) =>
    collectAnswers(NEWS_QUESTIONS, { ...given, ...changes }).then(
      () => '',
      (error: Error) => error.message,
    )
  test.each<[Record<string, string | undefined>, string]>([
    [{ date: '14.9.2025' }, '"date" is "14.9.2025"; write a day as YYYY-MM-DD, for example 2024-12-31.'],
    [
      { topics: 'Reef, Ocaen' },
      '"topics", entry 2, is "Ocaen"; did you mean "Ocean"? Otherwise choose one of: Reef, Mangrove, Research, Education, Community, Ocean, Events, Partners.',
    ],
    [{ picture: '/nowhere/lead.jpg' }, '"picture" is "/nowhere/lead.jpg", where there is no file.'],
    [
      { picture: '/photos/IMG_1.HEIC' },
      '"picture" is "/photos/IMG_1.HEIC"; write the path of a .jpg, .png or .webp picture; npm run add:photos turns others into one, in the folder of a text.',
    ],
    [
      { 'title-id': 'x'.repeat(81) },
      '"title-id" has 81 characters; write one line of at most 80 characters.\n--picture-alt-id is missing; add it, or run the command in a terminal to be asked.',
    ],
    [{ date: undefined }, '--date is missing; add it, or run the command in a terminal to be asked.'],
    [
      { date: undefined, title: 'x'.repeat(81), picture: undefined },
      '"title" has 81 characters; write one line of at most 80 characters.\n--date, --picture are missing; add them, or run the command in a terminal to be asked.',
    ],
  ])('%j', async (changes, sentence) => {
    expect(await sentences(changes)).toBe(sentence)
  })

  test('a small picture', async () => {
    await draws(`${FOLDER}/small.jpg`, 300, 200)(root)
    expect(await sentences({ picture: join(root, FOLDER, 'small.jpg') })).toBe(
      '"picture": the picture "small.jpg" is 300 pixels wide; put one of at least 320 pixels there.',
    )
  })
})

test('what the options leave open is asked, in order', async () => {
  const asked: string[] = []
  const answers = await collectAnswers(
    NEWS_QUESTIONS,
    { ...given, date: undefined, topics: undefined },
    async ({ name }) => {
      asked.push(name)
      return { ...given, 'title-id': '' }[name]!
    },
  )
  expect(asked).toEqual(['topics', 'date', 'title-id'])
  expect(answers).toEqual({ ...given, 'title-id': '' })
})

test.each([
  ["'/photos/my reef.jpg'", '/photos/my reef.jpg'],
  ['/photos/my\\ reef\\ \\(2\\).jpg ', '/photos/my reef (2).jpg'],
  ['C:\\Photos\\reef.jpg', 'C:\\Photos\\reef.jpg'],
])('a picture dragged onto the terminal as %s', (typed, path) => {
  expect(pathOf(typed)).toBe(path)
})
