/** /impact against the articles: no figure without evidence, and the drawings hold what the tables say. */
import { readdirSync, readFileSync } from 'node:fs'
import { newsRoute } from '../../src/config/routes'
import { figureNumber } from '../../src/lib/figureNumber'
import { readContentFile } from '../../src/schema/contentFile'
import { textsOf } from '../../src/schema/signs'
import { translationOf } from '../../src/schema/translation'

const read = (path: string) => readContentFile(readFileSync(`content/${path}`, 'utf8'))
const filesOf = (folder: string) =>
  readdirSync(`content/${folder}`)
    .filter((name) => !translationOf(name))
    .map((name) => (name.endsWith('.md') ? `${folder}/${name}` : `${folder}/${name}/index.md`))
const articles = new Map(
  filesOf('news').map((path) => {
    const { frontMatter, body } = read(path)
    return [newsRoute(Number(frontMatter.number)), `${textsOf(frontMatter.facts).join(' ')} ${body}`] as const
  }),
)
const figures = filesOf('impact').map((path) => ({ path, ...read(path).frontMatter }) as unknown as Figure)
interface Figure {
  path: string
  chart: string
  rows: { what: string; value: string }[]
  link: string
}

test.each(figures.flatMap(({ rows, link }) => rows.map(({ what, value }) => [value, what, link] as const)))(
  '"%s" (%s) stands in %s',
  (value, _what, link) => {
    const article = articles.get(link)!.toLowerCase()
    const spellings = /\d/.test(value)
      ? value.match(/\d[\d,.]*/g)!.flatMap((number) => [[number, number.replace(',', '')]])
      : [[value]]
    for (const either of spellings) expect(either.some((spelling) => article.includes(spelling))).toBe(true)
  },
)

test('totals of the home page stand in their article or carry a review mark', () => {
  const open = filesOf('statistics')
    .map((path) => read(path).frontMatter)
    .filter(
      ({ value, link, review }) => !review && !articles.get(String(link))?.includes(String(value).replace('+', '')),
    )
  expect(open).toEqual([])
})

test('tiles are a hundred, parts make the whole, a line has its values between nought and one', () => {
  const values = ({ rows }: Figure) => rows.map(({ value }) => figureNumber(value))
  for (const figure of figures) {
    const [first = 0, second = 0, third = 0] = values(figure)
    if (figure.chart === 'tiles') expect(first + second + third).toBe(100)
    if (figure.chart === 'split') expect(first + second).toBe(third)
    if (figure.chart === 'line') expect(values(figure).every((value) => value >= 0 && value <= 1)).toBe(true)
  }
})
