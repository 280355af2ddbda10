/** The tables of what is refused stand in bad….test.ts beside this file. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../src/schema/checkContent'
import { numberAfter } from '../../src/schema/checks/addresses'
import { mistakesText, mistakeText, mistakeTextWithLine } from '../../src/schema/mistake'
import { TOPICS } from '../../src/schema/news'
import { ARTICLE, copyOfExample, FOLDER, OTHER } from './exampleContent'
import { draws, edits, setsField } from './spoil'
import type { CheckedFile } from '../../src/schema/checkedFile'
import { daysAhead } from '../../src/schema/checks/days'
import { newsArticle } from '../../src/schema/news'

test('the content of this site has no mistake', async () => {
  const { mistakes, notes } = await checkContent(process.cwd())
  expect(mistakes.map(mistakeText)).toEqual([])
  // or art/rendered.json, which art/render.py writes, is not that of the committed pictures
  expect(notes.filter((note) => note.includes('illustration'))).toEqual([])
  expect(notes.filter((note) => note.includes('figures or Latin names'))).toEqual([])
})

test('numbers that no article has are said, and are no mistake', async () => {
  const root = await copyOfExample()
  await setsField(OTHER, 'number', '500')(root)
  expect(await checkContent(root)).toMatchObject({
    mistakes: [],
    notes: [
      'content/news: no article has the number 1 to 11, 13 to 45, 54 to 499. That is fine; there is just no page at that address.',
      'content/news: the numbers 46 to 53 belong to older stories; leave them free for those.',
    ],
  })
})

describe('a picture that its text calls an illustration', () => {
  const shortHash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)
  /** The example with a list of drawings, which holds all of its pictures. */
  const drawn = async () => {
    const root = await copyOfExample()
    const drawings = ['lead.jpg', 'second.jpg'].map((name) => [name, { file: shortHash(join(root, FOLDER, name)) }])
    mkdirSync(join(root, 'art'))
    writeFileSync(join(root, 'art/rendered.json'), JSON.stringify(Object.fromEntries(drawings)))
    return root
  }
  const notesOf = async (root: string) =>
    (await checkContent(root)).notes.filter((note) => note.includes('illustration'))
  const SAY = 'an illustration, but it is none of the drawings of this site; say what is seen in the picture'
  const DRAWN = 'If somebody drew it, begin with “Drawing of”.'

  test('is one of the drawings', async () => {
    expect(await notesOf(await drawn())).toEqual([])
  })

  test('is a photograph that was laid over it', async () => {
    const root = await drawn()
    await draws(`${FOLDER}/second.jpg`, 1600, 1200)(root)
    expect(await notesOf(root)).toEqual([`${ARTICLE}:9: "secondPictureAlt" calls "second.jpg" ${SAY}. ${DRAWN}`])
    await setsField(ARTICLE, 'secondPictureAlt', 'Two divers at a steel table')(root)
    expect(await notesOf(root)).toEqual([])
  })

  test('is a photograph, as one entry of a list, and what stays in sight was said of the drawing', async () => {
    const root = await drawn()
    await draws(`${FOLDER}/slide.jpg`, 1600, 1200)(root)
    await edits(ARTICLE, (text) =>
      text.replace(
        '---\n',
        '---\nsliderPictures:\n  - { picture: lead.jpg, alt: An illustration of a reef }\n  - { picture: slide.jpg, alt: The illustration of a wave, focus: left }\n',
      ),
    )(root)
    expect(await notesOf(root)).toEqual([
      `${ARTICLE}:2: "sliderPictures", entry 2, "alt", calls "slide.jpg" ${SAY}, and look whether "focus" fits it. ${DRAWN}`,
    ])
  })
})

test.each<[string, string]>([
  ['1e21', '"1e21"'],
  ['.inf', '".inf"'],
  ['-.inf', '"-.inf"'],
  ['.nan', '".nan"'],
  ['9007199254740993', '"9007199254740993"'],
  ['628123456', '628123456'],
  ['20250914', '20250914'],
  ['0xFFFF', '65535'],
  ['-1', '-1'],
])('%s for the number of an article is one sentence, and counts for nothing else', async (written, shown) => {
  const root = await copyOfExample()
  setsField(OTHER, 'number', written)(root)
  const { mistakes, notes } = await checkContent(root)
  expect(mistakes.map(mistakeTextWithLine)).toEqual([
    `${OTHER}:2: "number" is ${shown}; write a whole number from 0 to 9999.`,
  ])
  expect(notes).toEqual([expect.stringContaining('no article has the number 1 to 11.')])
})

test.each(['0', '-0', '0x0', '012', '1_2', '"12"'])(
  '%s for the number of an article that is there',
  async (written) => {
    const root = await copyOfExample()
    setsField(OTHER, 'number', written)(root)
    expect((await checkContent(root)).mistakes).toEqual([expect.objectContaining({ file: OTHER, line: 2 })])
  },
)

test('above the highest number that an article may have, the next one fills a gap', () => {
  expect(numberAfter([0, 1, 9999])).toBe(2)
  expect(numberAfter([0, 1, 7])).toBe(8)
  expect(numberAfter([])).toBe(0)
})

test('an article whose day is far ahead is said, and is no mistake', async () => {
  const root = await copyOfExample()
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  setsField(OTHER, 'date', '2099-01-01')(root)
  setsField(ARTICLE, 'date', day(5))(root)
  const { mistakes, notes } = await checkContent(root)
  expect(mistakes).toEqual([])
  expect(notes).toContain(
    `${OTHER}:5: "date" is 2099-01-01, a day that is still to come. That is fine; the article is shown at once all the same, before all others.`,
  )
  expect(notes.join()).not.toContain(ARTICLE)
})

test('a clock that is years behind is told once', () => {
  const article = (i: number): CheckedFile => ({
    file: `content/news/0${i}-a/index.md`,
    type: newsArticle,
    frontMatter: { date: '2024-05-01' },
    body: '',
    bodyLine: 3,
    lineOf: () => 2,
  })
  const then = Date.parse('2019-01-01T10:00:00Z')
  expect(daysAhead([1, 2].map(article), then)).toHaveLength(2)
  expect(daysAhead([1, 2, 3, 4, 5, 6].map(article), then)).toEqual([
    'The clock of this computer says 2019-01-01, and by it 6 articles have a day that is still to come; set it, or events to come and past are told apart wrongly.',
  ])
})

test('a site without articles, events and partners is right', async () => {
  const root = await copyOfExample()
  for (const folder of ['news', 'guides', 'events', 'partners'])
    rmSync(join(root, 'content', folder), { recursive: true })
  expect(await checkContent(root)).toMatchObject({ mistakes: [], notes: [] })
})

test('the README for editors names the topics that there are', () => {
  expect(readFileSync('content/README.md', 'utf8')).toContain(`one to three of: ${TOPICS.join(', ')}`)
})

test('what the build prints', () => {
  const mistakes = [{ file: 'content/a.md', line: 3, message: '"date" is missing.' }]
  expect(mistakesText(mistakes)).toBe(
    'The content has 1 mistake.\ncontent/a.md: "date" is missing.\nNothing was built. Mend what is listed and start again.',
  )
  expect(mistakesText([...mistakes, ...mistakes])).toMatch(/^The content has 2 mistakes\.\n/)
})
