/** @jest-environment node */
/** What the specification and the reading ask of the words, and what editors must not lose by accident. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readContentFile } from '../../src/schema/contentFile'

const read = (path: string) => {
  const { frontMatter, body } = readContentFile(readFileSync(`content/${path}`, 'utf8'))
  return { path, frontMatter, body }
}
const all = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && path !== 'README.md')
  .map(read)
const inFolder = (folder: string) => all.filter(({ path }) => path.startsWith(`${folder}/`))
const news = inFolder('news')
const article = (number: number) => {
  const found = news.find(({ frontMatter }) => frontMatter.number === number)!
  return `${JSON.stringify(found.frontMatter)} ${found.body}`.replace(/\*/g, '')
}
const words = (text: string) => text.split(/\s+/).filter(Boolean).length

test('at least 46 articles, 0 to 45', () => {
  const numbers = news.map(({ frontMatter }) => frontMatter.number)
  expect(numbers).toEqual(expect.arrayContaining(Array.from({ length: 46 }, (_, number) => number)))
})

test('every article, guide and event page has at least 120 and at most 900 words', () => {
  const stories = [...news, ...inFolder('guides'), ...inFolder('events').filter(({ path }) => path.endsWith('page.md'))]
  expect(stories.length).toBeGreaterThanOrEqual(54)
  const wrong = stories.map(({ path, body }) => [path, words(body)] as const).filter(([, n]) => n < 120 || n > 900)
  expect(wrong).toEqual([])
})

test('the cards of the home page have the order of the earlier site', () => {
  const ordered = news
    .filter(({ frontMatter }) => frontMatter.order)
    .sort((a, b) => Number(a.frontMatter.order) - Number(b.frontMatter.order))
  expect(ordered.map(({ frontMatter }) => frontMatter.number)).toEqual(
    [
      [45, 44, 43, 42, 41, 40, 39, 38, 36, 37, 35, 34, 33, 32, 31, 29, 30],
      Array.from({ length: 16 }, (_, i) => 28 - i),
      [12, 9, 11, 8, 7, 6, 5, 4, 3, 10, 2, 1, 0],
    ].flat(),
  )
})

describe('the specification’s facts stand in their articles', () => {
  test.each<[number, (string | RegExp)[]]>([
    [4, [/1,?000 (coral )?fragments/]],
    [1, [/over 1,?000 fragments/i, /8 to 13 m/, /100 media units/]],
    [6, [/2 ?%/, /85 ?%/, /17 (fish types|types of fish)/]],
    [11, [/over 100 students/i]],
    [8, [/3,000 euros/, /2,000/, /1,000/]],
    [13, [/over 200,000/i]],
    [25, [/3 ?pm/, /5 ?pm/, /23 May 2024/]],
    [44, [/over 2,000/i, /nearly 5,000/i, /40[ -]image/, /18 categories|eighteen categories/i, /50/, /0\.94/, /0\.10/]],
    [
      45,
      [
        /over 100/i,
        /metal coral tables/,
        /about 1,000 fragments/i,
        /16 (fish species|species of fish)/,
        /every two months/,
        /every two weeks/,
      ],
    ],
  ])('article %d', (number, facts) => {
    for (const fact of facts) expect(article(number)).toMatch(fact)
  })

  test('events', () => {
    const events = inFolder('events').map(({ frontMatter, body }) =>
      `${JSON.stringify(frontMatter)} ${body}`.replace(/\*/g, ''),
    )
    const text = events.join(' ')
    for (const fact of [
      /Gili Asahan/,
      /150k IDR/,
      /200k IDR/,
      /IDR 150,000/,
      /30 ?%/,
      /09:00.15:00/,
      /09:00.12:00/,
      /60 grams/,
    ]) {
      expect(text).toMatch(fact)
    }
    expect(inFolder('events').filter(({ path }) => path.endsWith('index.md'))).toHaveLength(6)
  })

  test('the dive day', () => {
    const steps = inFolder('timeline').map(({ frontMatter }) => `${frontMatter.time} ${frontMatter.title}`)
    expect(steps).toEqual([
      '08:00 Pick Up',
      '09:30 Briefing & gear set-up',
      '10:00 First restorative dive',
      '11:15 Tour coral lab',
      '11:45 Snack',
      '12:00 Second restorative dive',
      '13:30 Lunch at local warung',
      '14:30 Transport back to Hotel',
    ])
  })
})

test('a value that is visibly a placeholder is marked as one', () => {
  const reserved = /example\.org|\+62 800 0000 0000|6280000000000|^Founder$|^Staff member \d|[Pp]artner( \d+)?$|^IDR —$/
  const unmarked = all.flatMap(({ path, frontMatter }) =>
    Object.entries(frontMatter)
      .filter(([field]) => !['placeholder', 'title', 'review'].includes(field) && !field.endsWith('Title'))
      .filter(
        ([field, value]) =>
          typeof value === 'string' &&
          reserved.test(value) &&
          !(frontMatter.placeholder as string[] | undefined)?.includes(field),
      )
      .map(([field]) => `content/${path}: ${field}`),
  )
  expect(unmarked).toEqual([])
})

/** Pictures that art/render.py drew and nobody changed since: by folder and name, with the field that says what is seen. */
const drawn = new Set(
  Object.values(JSON.parse(readFileSync('art/rendered.json', 'utf8')) as Record<string, { file: string }>).map(
    ({ file }) => file,
  ),
)
const isDrawn = (path: string) => drawn.has(createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16))

const ALT_OF = { picture: 'pictureAlt', secondPicture: 'secondPictureAlt', pictures: 'alts' }
const described = all.flatMap(({ path, frontMatter }) =>
  Object.entries(ALT_OF).flatMap(([field, altField]) => {
    const pictures = [frontMatter[field] ?? []].flat()
    const alts = [frontMatter[altField] ?? []].flat()
    return pictures.map((picture, i) => ({
      picture: join('content', dirname(path), String(picture)),
      alt: String(alts[i]),
    }))
  }),
)

test('texts for drawn pictures say truthfully that they are drawn; photographs are free', () => {
  const rendered = described.filter(({ picture }) => isDrawn(picture))
  expect(rendered.filter(({ alt }) => !/^Illustration of /.test(alt))).toEqual([])
  expect(isDrawn('content/README.md')).toBe(false)
})

test('texts for pictures differ, unless one picture stands in for another', () => {
  const twice = described.filter(({ picture, alt }, i) => {
    const first = described.find((other) => other.alt === alt)!
    return described.indexOf(first) !== i && first.picture !== picture
  })
  expect(twice).toEqual([])
})

test('nothing is left to do', () => {
  const left = all.filter(({ frontMatter, body }) => /\bTODO\b|lorem ipsum/i.test(JSON.stringify(frontMatter) + body))
  expect(left.map(({ path }) => path)).toEqual([])
})
