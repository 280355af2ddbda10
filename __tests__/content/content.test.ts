/** What the specification and the reading ask of the words, and what editors must not lose by accident. */
import { readFileSync } from 'node:fs'
import { readContentFile } from '../../src/schema/contentFile'
import { contentFiles } from '../../src/schema/contentFiles'
import { translationOf } from '../../src/schema/translation'

const read = (path: string) => {
  const { frontMatter, body } = readContentFile(readFileSync(`content/${path}`, 'utf8'))
  return { path, frontMatter, body }
}
const all = contentFiles('.')
  .filter((path) => path.endsWith('.md') && !translationOf(path))
  .map(read)
const inFolder = (folder: string) => all.filter(({ path }) => path.startsWith(`${folder}/`))
const news = inFolder('news')
const article = (number: number) => {
  const found = news.find(({ frontMatter }) => frontMatter.number === number)!
  return `${JSON.stringify(found.frontMatter)} ${found.body}`.replace(/\*/g, '')
}
const words = (text: string) => text.split(/\s+/).filter(Boolean).length

test('what search engines are told of a story stands in it', () => {
  const unsaid = news.flatMap(({ path, body, frontMatter }) => {
    const { place, partners = [] } = frontMatter as Record<string, string[]> & { place?: string }
    const names = [...(place ? [place.split(',')[0]!] : []), ...partners]
    return names.filter((name) => !body.includes(name)).map((name) => `${path}: ${name}`)
  })
  expect(unsaid).toEqual([])
})

test('stories are as long as their matter, from 60 to 750 words, guides at most 900', () => {
  const stories = [...news, ...inFolder('events').filter(({ path }) => path.endsWith('page.md'))]
  const tooLong = (all: typeof stories, least: number, most: number) =>
    all.filter(({ body }) => words(body) < least || words(body) > most).map(({ path, body }) => [path, words(body)])
  expect([...tooLong(stories, 60, 750), ...tooLong(inFolder('guides'), 150, 900)]).toEqual([])
})

test('the stories of the earlier site stand behind newer ones on the home page', () => {
  const older = news.filter(({ frontMatter }) => Number(frontMatter.number) <= 45)
  expect(older.filter(({ frontMatter }) => !(Number(frontMatter.order) > 1000)).map(({ path }) => path)).toEqual([])
})

describe('the facts of the specification and of the foundation’s records stand in the story that they belong to', () => {
  test.each<[number, (string | RegExp)[]]>([
    [0, [/1 January 2021/, /1,000 spider structures/, /over 10,000 coral fragments/, /Over 150 people/, /8\.4043° S/]],
    [1, [/since 2020/, /spider frames/]],
    [2, [/Reef Support/, /TU Delft|Delft University/, /[Mm]icro-fragmentation/, /[Aa]ssisted evolution/]],
    [3, [/Eco Kecinan/, /farm 1,000 coral fragments/, /February 2022/, /sunscreen/]],
    [6, [/Ghost Bay, Amed/, /Living coral covered 2%/, /sand 85%/, /17 fish types/, /Udayana/]],
    [8, [/3,000 euros/, /2,000 euros/, /1,000 euros/, /three months/, /TU Delft/]],
    [9, [/Gili Asahan/, /20 and 21 January 2024/]],
    [10, [/Medana Bay Marina/, /World ARC/, /ceramic bases/]],
    [11, [/Lombok Insani/, /first grade/i]],
    [12, [/Earthshot Prize 2024/, /Restor/]],
    [13, [/over 200,000/i, /three people from Lombok/i]],
    [20, [/1\.27 °C/, /March and April/]],
    [24, [/Over 100 students/, /Cemare, South Lembar/, /Coral Reef Care/]],
    [25, [/3 ?pm/, /5 ?pm/, /23 May 2024/]],
    [26, [/Bandung/, /MAAP/, /Bikesystem/]],
    [27, [/Over 1,000 coral fragments/, /8 to 13 m/, /100 media units/, /Bio Farma/, /Gili Asahan/]],
    [29, [/a year and a half/, /Kevala/, /bare rock/]],
    [32, [/Blue Water Heroes 2024/, /8 November/]],
    [34, [/Coral Reef Care/, /one[- ]year/, /West Nusa Tenggara/]],
    [37, [/10 to 12 January 2025/]],
    [39, [/MangroveAI/, /Reef Support/, /women/i]],
    [
      43,
      [
        /over 100 metal tables/i,
        /about 1,000/i,
        /Sixteen fish species|16 fish species/,
        /every two months/,
        /14 to 17 June/,
      ],
    ],
    [
      44,
      [
        ...[/over 2,000/i, /nearly 5,000/i, /40[ -]images?/, /18 categories/, /50 epochs/, /0\.94/, /0\.10/],
        ...[/YOLOv8/, /Roboflow/, /17\.5%/, /25%/, /Impos/],
      ],
    ],
    [45, [/1 May 2025/, /Nipah Beach/, /every two weeks/, /hawksbill/, /Soedirman/]],
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
  })
})

test('the team has a founder and two groups of staff', () => {
  const group = (name: string) => inFolder('team').filter(({ frontMatter }) => frontMatter.group === name)
  for (const name of ['founder', 'a', 'b']) expect(group(name)).not.toEqual([])
})

test('a price that names a package stands on its card', () => {
  const packages = inFolder('packages').map(({ frontMatter }) => frontMatter.title)
  const { prices } = inFolder('settings').find(({ frontMatter }) => frontMatter.prices)!.frontMatter
  const sold = (prices as { what: string }[]).map(({ what }) => what)
  expect([...new Set(sold)]).toEqual([...packages, 'Diving courses'])
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

test('nothing is left to do', () => {
  const left = all.filter(({ frontMatter, body }) =>
    /\b(TODO|TBD|XXX)\b|lorem|ipsum/i.test(JSON.stringify(frontMatter) + body),
  )
  expect(left.map(({ path }) => path)).toEqual([])
})
