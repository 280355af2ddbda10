import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answersTo } from '../../scripts/ask'
import { NEWS_QUESTIONS, newArticle, pathOf } from '../../scripts/new-story'
import { checkContent } from '../../src/schema/checkContent'
import { copyOfExample, FOLDER } from '../schema/exampleContent'
import { draws, kindsOf } from '../schema/spoil'

let root: string
let given: Record<string, string>

beforeEach(async () => {
  root = await copyOfExample()
  given = {
    title: 'Storm: what the reef told us “afterwards”',
    topics: 'Reef, Ocean',
    date: '2025-09-14',
    picture: join(root, FOLDER, 'lead.jpg'),
    'picture-alt': 'A table coral on its side',
  }
})

const mistakes = async () => kindsOf((await checkContent(root)).mistakes)

test('new articles have the next numbers, read as if written by hand, and pass the check', async () => {
  const answers = await answersTo(NEWS_QUESTIONS, given)
  const folder = 'content/news/14-storm-what-the-reef-told-us-afterwards'
  expect(newArticle(root, answers)).toEqual({ folder, route: '/detail-news-14' })
  expect(newArticle(root, answers).route).toBe('/detail-news-15')
  expect(await mistakes()).toEqual([])
  expect(
    readFileSync(join(root, folder, 'index.md'), 'utf8')
      .split('\n')
      .slice(0, 8),
  ).toEqual([
    '---',
    'number: 14',
    'title: "Storm: what the reef told us “afterwards”"',
    expect.stringMatching(/^summary: This summary stands in\. .+$/),
    'topics: [Reef, Ocean]',
    'date: 2025-09-14',
    'picture: lead.jpg',
    'pictureAlt: A table coral on its side',
  ])
})

test('nothing is ever written over', async () => {
  mkdirSync(join(root, 'content/news/14-storm'))
  const answers = await answersTo(NEWS_QUESTIONS, { ...given, title: 'Storm' })
  expect(() => newArticle(root, answers)).toThrow('content/news/14-storm is there already; nothing was written.')
})

test('a sentence for each wrong answer, and for each that is missing where nobody can be asked', async () => {
  await draws(`${FOLDER}/small.jpg`, 300, 200)(root)
  const wrong = {
    ...given,
    title: undefined,
    topics: 'Reef, Ocaen',
    picture: join(root, FOLDER, 'small.jpg'),
    date: '14.9.2025',
  }
  await expect(answersTo(NEWS_QUESTIONS, wrong)).rejects.toThrow(
    [
      '--title is missing; add it, or run the command in a terminal.',
      '--topics, entry 2 is "Ocaen"; choose one of: Reef, Mangrove, Research, Education, Community, Ocean, Events, Partners.',
      '--date is "14.9.2025"; write a day as YYYY-MM-DD, for example 2024-12-31.',
      '--picture is 300 pixels wide; put one of at least 320 pixels there.',
    ].join('\n'),
  )
})

test('what the options leave open is asked, in order', async () => {
  const asked: string[] = []
  await answersTo(NEWS_QUESTIONS, { ...given, date: undefined, topics: undefined }, async ({ name }) => {
    asked.push(name)
    return given[name]!
  })
  expect(asked).toEqual(['topics', 'date'])
})

test.each([
  ["'/photos/my reef.jpg'", '/photos/my reef.jpg'],
  ['/photos/my\\ reef\\ \\(2\\).jpg ', '/photos/my reef (2).jpg'],
])('a picture dragged onto the terminal as %s', (typed, path) => {
  expect(pathOf(typed)).toBe(path)
})
