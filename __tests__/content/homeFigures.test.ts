/** Every number that the home page's own words and the figures hold stands in a story, or in their review mark. */
import { readFileSync } from 'node:fs'
import { readContentFile } from '../../src/schema/contentFile'
import { contentFiles } from '../../src/schema/contentFiles'
import { textsOf } from '../../src/schema/signs'
import { translationOf } from '../../src/schema/translation'

const read = (path: string) => ({ path, ...readContentFile(readFileSync(`content/${path}`, 'utf8')) })
const files = contentFiles('.')
  .filter((path) => path.endsWith('.md') && !translationOf(path))
  .map(read)

const SECTIONS = /^(home|mission|process|statistics|impact|merchandise)\/|^events\/.*index\.md$|^settings\/place\.md$/
/** Fields that no visitor reads, and the scale of a drawing */
const UNSEEN = new Set([
  'picture',
  'pictureAlt',
  'pictureFocus',
  'hillsFocus',
  'mapAlt',
  'link',
  'secondLink',
  'unitSize',
  'key',
  'date',
  'startTime',
  'endTime',
  'latitude',
  'longitude',
  'review',
  'order',
])

/** "150,000" is one number and so is "15:00"; "150k" is 150, "5500+" is 5500. */
const numbersIn = (text: string): string[] => text.replace(/(\d),(?=\d{3})/g, '$1').match(/\d+(?:[:.]\d+)*/g) ?? []

/** The stories, and what the foundation has still to confirm */
const evidenceOf = new Set(
  files
    .filter(({ path }) => /^news\/|page\.md$/.test(path))
    .flatMap(({ frontMatter, body }) =>
      numbersIn(`${textsOf(frontMatter.facts).join(' ')} ${String(frontMatter.dateText)} ${body}`),
    ),
)

const homeFiles = files
  .filter(({ path }) => SECTIONS.test(path))
  .map(({ path, frontMatter, body }) => {
    const seen = Object.entries(frontMatter).flatMap(([field, value]) => (UNSEEN.has(field) ? [] : textsOf(value)))
    const reviewed = numbersIn(String(frontMatter.review))
    const numbers = numbersIn(`${seen.join(' ')} ${body.replace(/\]\([^)]+\)/g, '')}`)
    return { path, unproved: numbers.filter((number) => !evidenceOf.has(number) && !reviewed.includes(number)) }
  })

test.each(homeFiles)('$path', ({ unproved }) => expect(unproved).toEqual([]))
