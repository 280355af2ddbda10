/**
 * Whether builds grow with the number of articles as they should: `npm run bench:scale [-- 100 1000]`. Builds a copy
 * of the project with invented articles, the same at every run, without cache but with all pictures encoded; share
 * pictures of invented articles are drawn anew for each number. Prints for each number what the build takes, what each
 * further article added, by how much that differs from the first row, and what the home page weighs.
 */
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { measuredBuild } from './measuredBuild'
import { siteCopy } from './siteCopy'

/** Numbers from 0 to 1, the same at every run (mulberry32, public domain). */
const seeded = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const COUNTS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1000]
const TOPICS = ['Reef', 'Mangrove', 'Research', 'Education', 'Community', 'Ocean', 'Events', 'Partners']
const WORDS =
  'the reef coral tide bay mangrove root sand diver class boat morning water slow small bright grows stands keeps finds rests under beside between warm clear old young'.split(
    ' ',
  )
const FIRST_YEAR = 2005
const YEARS = 20

const article = (number: number) => {
  const random = seeded(number)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)]!
  const words = (count: number) => Array.from({ length: count }, () => pick(WORDS)).join(' ')
  const sentence = (count: number) => `${words(count).replace(/^./, (letter) => letter.toUpperCase())}.`
  const paragraph = () => Array.from({ length: 5 }, () => sentence(14)).join(' ')
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${FIRST_YEAR + Math.floor(random() * YEARS)}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`
  const topics = new Set([pick(TOPICS), pick(TOPICS)])
  return [
    '---',
    `number: ${number}`,
    `title: Story ${number} of ${words(4)}`,
    `summary: ${sentence(40).slice(0, 139).trim()}.`,
    `topics: [${[...topics].join(', ')}]`,
    `date: ${day}`,
    'picture: lead.jpg',
    `pictureAlt: Illustration with ${words(8)}`,
    'secondPicture: second.jpg',
    `secondPictureAlt: Illustration with ${words(8)}`,
    '---',
    '',
    ...['One', 'Two', 'Three'].flatMap((part) => [paragraph(), '', `## ${part} ${words(3)}`, '', paragraph(), '']),
  ].join('\n')
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())

/** Makes all pictures of one size and kind one file, so that encoding takes no time worth mentioning. */
const reducePictures = async (folder: string) => {
  const first = new Map<string, string>()
  for (const path of filesBelow(folder).filter((name) => ['.jpg', '.png'].includes(extname(name)))) {
    const { width, height, format } = await sharp(path).metadata()
    const kind = `${width} × ${height} ${format}`
    const same = first.get(kind)
    if (same) {
      rmSync(path)
      linkSync(same, path)
    } else first.set(kind, path)
  }
}

const addArticles = (news: string, count: number) => {
  const some = readdirSync(news)[0]!
  for (let number = readdirSync(news).length; number < count; number += 1) {
    const folder = join(news, `${number}-story`)
    mkdirSync(folder)
    for (const name of ['lead.jpg', 'second.jpg']) linkSync(join(news, some, 'lead.jpg'), join(folder, name))
    writeFileSync(join(folder, 'index.md'), article(number))
  }
}

const kB = (bytes: number) => Math.round(bytes / 100) / 10

const { folder, remove } = siteCopy()
const built = (...path: string[]) => join(folder, 'public', ...path)
const news = join(folder, 'content/news')
const pictures = join(folder, '.pictures')

/** @param kept names of the encoded pictures that the build finds */
const freshBuild = (kept: ReadonlySet<string>) => {
  for (const name of ['.cache', 'public']) rmSync(join(folder, name), { recursive: true, force: true })
  for (const name of readdirSync(pictures)) if (!kept.has(name)) rmSync(join(pictures, name))
  return measuredBuild(folder)
}

try {
  await reducePictures(join(folder, 'content'))
  // so that what invented articles ask of their pictures is kept too
  addArticles(news, readdirSync(news).length + 1)
  await measuredBuild(folder)
  const kept = new Set(readdirSync(pictures))
  const rows: Record<string, Record<string, number | undefined>> = {}
  let before = { count: readdirSync(news).length, ...(await freshBuild(kept)) }
  let first: number | undefined
  for (const count of COUNTS) {
    addArticles(news, count)
    const build = await freshBuild(kept)
    const page = readFileSync(built('index.html'))
    const further = (build['processor, s'] - before['processor, s']) / (count - before.count)
    first ??= further
    rows[`${count} articles`] = {
      ...build,
      'processor for each further article, ms': Math.round(further * 1000),
      'that against the first row, %': Math.round((further / first - 1) * 100),
      'home page, kB': kB(page.length),
      'home page brotli, kB': kB(brotliCompressSync(page).length),
      'feed, kB': kB(statSync(built('rss.xml')).size),
      'sitemap, kB': existsSync(built('sitemap.xml')) ? kB(statSync(built('sitemap.xml')).size) : undefined,
    }
    before = { count, ...build }
    console.table(rows)
  }
} finally {
  remove()
}
