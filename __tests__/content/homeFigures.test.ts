/** Every number that the home page's own words hold stands in a story that they link, or in their review mark. */
import { readFileSync } from 'node:fs'
import { newsRoute } from '../../src/config/routes'
import { readContentFile } from '../../src/schema/contentFile'
import { contentTree } from '../../src/schema/contentTree'
import { textsOf } from '../../src/schema/signs'
import { translationOf } from '../../src/schema/translation'

const read = (path: string) => ({ path, ...readContentFile(readFileSync(`content/${path}`, 'utf8')) })
const files = contentTree('.')
  .files.filter((path) => path.endsWith('.md') && !translationOf(path))
  .map(read)

const SECTIONS = /^(home|mission|process|statistics|merchandise)\/|^events\/.*index\.md$|^settings\/place\.md$/
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

const stories = new Map(
  files.flatMap(({ path, frontMatter, body }): [string, string][] => {
    const text = `${textsOf(frontMatter.facts).join(' ')} ${String(frontMatter.dateText)} ${body}`
    if (path.startsWith('news/')) return [[newsRoute(Number(frontMatter.number)), text]]
    return path.endsWith('page.md') ? [[String(frontMatter.route), text]] : []
  }),
)

const homeFiles = files
  .filter(({ path }) => SECTIONS.test(path))
  .map(({ path, frontMatter, body }) => {
    const seen = Object.entries(frontMatter).flatMap(([field, value]) => (UNSEEN.has(field) ? [] : [value].flat()))
    const routes = [
      frontMatter.link,
      frontMatter.secondLink,
      ...[...body.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to),
    ]
    return {
      path,
      numbers: numbersIn(`${seen.join(' ')} ${body.replace(/\]\([^)]+\)/g, '')}`),
      evidence: numbersIn(
        `${routes.map((route) => stories.get(String(route)) ?? '').join(' ')} ${String(frontMatter.review)}`,
      ),
    }
  })

test.each(homeFiles.filter(({ numbers }) => numbers.length))('$path', ({ numbers, evidence }) => {
  expect(numbers.filter((number) => !evidence.includes(number))).toEqual([])
})
