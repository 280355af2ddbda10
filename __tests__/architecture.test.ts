/** The rules of CONTRIBUTING.md, "Architecture". Each message says where a line belongs instead. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { BREAKPOINT_PX, PHONE_BREAKPOINT_PX } from '../src/config/carousel'

const files = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => join(folder, path))
const sources = [
  ...files('src', /\.tsx?$/).filter((file) => !/gatsby-types\.d\.ts|sprite\.ts$/.test(file)),
  'gatsby-node.ts',
  'gatsby-config.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
]
const text = (file: string) => readFileSync(file, 'utf8')
const importsIn = (file: string, code: string) =>
  [...code.matchAll(/(?:from|import)\s*\(?['"]([^'"]+)['"]/g)].map(([, target]) =>
    target!.startsWith('.') ? relative(process.cwd(), resolve(dirname(file), target!)) : target!,
  )
const imports = (file: string) => importsIn(file, text(file))
/** Types are gone when a script runs. */
const valueImports = (file: string) => importsIn(file, text(file).replace(/^import type [^;]*?from '[^']+'$/gm, ''))

/** From right to left: a room may import those after it, itself and the shelves. */
const ROOMS = ['browser', 'pages', 'templates', 'sections', 'layout', 'features', 'components']
const SHELVES = ['config', 'i18n', 'inline', 'lib']
const BUILD_ROOMS = ['gatsby', 'schema']
const roomOf = (path: string) => /^src\/([^/]+)/.exec(path)?.[1]

/** What of a feature stands in the pages as an inline script. */
const isInline = (file: string) => /^src\/features\/.*\.inline(\.ts)?$/.test(file)

const mayImport = (from: string, to: string) => {
  if (from === to || SHELVES.includes(to) || to === 'fragments' || to === 'styles') return true
  if (SHELVES.includes(from)) return false
  if (from === 'layout' && to === 'shapes') return true
  if (from === 'sections' && to === 'layout') return true
  if (BUILD_ROOMS.includes(from)) return from !== 'schema' && to === 'schema'
  return ROOMS.includes(to) && ROOMS.indexOf(to) > ROOMS.indexOf(from)
}

test('imports point only down the drawing, or to a shelf', () => {
  const wrong = sources.flatMap((file) => {
    const from = roomOf(file)
    if (!from) return []
    return imports(file)
      .filter((target) => roomOf(target) && !isInline(target) && !mayImport(from, roomOf(target)!))
      .map(
        (target) =>
          `${file} imports ${target}: src/${from} may not know src/${roomOf(target)}; move what it needs down, or to src/lib.`,
      )
  })
  expect(wrong).toEqual([])
})

test('what stands in the pages as an inline script imports nothing', () => {
  const inline = sources.filter((file) => isInline(file) || roomOf(file) === 'inline')
  expect(inline.filter((file) => valueImports(file).length > 0)).toEqual([])
})

test.each([
  ['react-slick', 'src/features/carousel/CarouselIsland.tsx'],
  ['yet-another-react-lightbox', 'src/features/lightbox/Lightbox.tsx'],
  ['gatsby-plugin-image', 'src/components/Picture.tsx'],
  ['pagefind', 'src/gatsby/search/searchIndex.ts'],
])('%s is imported in one file only', (widget, home) => {
  const users = sources.filter((file) => imports(file).includes(widget))
  expect(users).toEqual([home])
})

test('the desk runs in a browser: nothing that its script imports needs Node', () => {
  const seen = new Set<string>()
  const open = ['desk/main.ts']
  const all = [...sources, ...files('desk', /^(?!packages).*\.tsx?$/)]
  for (const file of open) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const target of valueImports(file)) {
      open.push(...all.filter((source) => source.replace(/\.tsx?$/, '') === target))
    }
  }
  expect([...seen]).toContain('src/schema/checks/addresses.ts')
  // its digests the bundler gives to a browser, and stops where it is asked for more (desk/build.ts)
  const needsNode = (target: string) => target.startsWith('node:') && target !== 'node:crypto'
  expect([...seen].filter((file) => valueImports(file).some(needsNode))).toEqual([])
})

test('image arguments stand in src/fragments/pictures.ts only', () => {
  const wrong = sources.filter(
    (file) => /gatsbyImageData\(/.test(text(file)) && !file.endsWith('fragments/pictures.ts'),
  )
  expect(wrong).toEqual([])
})

test('no file of content/ is served as it is: it may be large, and say where it was taken', () => {
  expect(sources.filter((file) => /\bpublicURL\b/.test(text(file)))).toEqual([])
})

test('useStaticQuery only for the settings of the layout: a page asks for all else in its one query', () => {
  const users = sources.filter((file) => imports(file).includes('gatsby') && /\buseStaticQuery\b/.test(text(file)))
  expect(users).toEqual(['src/layout/useSettings.ts'])
})

test('links are components/SiteLink, which the browser follows by itself; Gatsby’s router leads nowhere', () => {
  const wrong = sources.filter((file) =>
    /import (?!type)[^;']*\b(Link|navigate)\b[^;']*from ('gatsby'|'gatsby-link'|'@gatsbyjs\/reach-router')/.test(
      text(file),
    ),
  )
  expect(wrong).toEqual([])
})

test('every list is asked for in an order: Gatsby has none of its own, so that two builds would differ', () => {
  const wrong = sources.flatMap((file) =>
    [...text(file).matchAll(/\ball[A-Z]\w*(\([^)]*\))? \{\s*nodes/g)]
      .filter(([list]) => !list.includes('sort:'))
      .map(([list]) => `${file}: ${list.split(' ')[0]} has no "sort".`),
  )
  expect(wrong).toEqual([])
})

test('no barrel files, no utils, helpers or common', () => {
  const wrong = sources.filter(
    (file) =>
      /(utils|helpers|common)(\/|\.)/.test(file) || (/\/index\.tsx?$/.test(file) && !file.startsWith('src/pages/')),
  )
  expect(wrong).toEqual([])
})

/** A component is about 40 lines; its query and what goes with it not counted. */
const MOST_LINES = 90

test('components and sections are at most 90 lines', () => {
  const long = sources
    .filter((file) => /^src\/(components|features|sections|layout)\/.*\.tsx$/.test(file))
    .map(
      (file) =>
        [
          file,
          text(file)
            .replace(/export const \w+ = graphql`[\s\S]*?`\n/, '')
            .trimEnd()
            .split('\n').length,
        ] as const,
    )
    .filter(([, lines]) => lines > MOST_LINES)
  expect(long).toEqual([])
})

const styles = files('src', /\.module\.css$/)

test('style sheets of components use roles, not colours of their own', () => {
  const wrong = styles.filter((file) => {
    const rules = text(file)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/#000\b|#0000\b|rgb\(3 20 38 \/ [\d.]+\)/g, '')
    return (
      /#[0-9a-f]{3,8}\b|\brgb\(|\bhsl\(/i.test(rules) ||
      /var\(--(cream|sand|coral|rose|saffron|plum|violet|leaf|water|navy)-\d/.test(rules)
    )
  })
  expect(wrong).toEqual([])
})

test('every style sheet lies in a cascade layer', () => {
  const wrong = styles.filter(
    (file) => !/^(@import[^\n]*\n)*\s*(\/\*[\s\S]*?\*\/\s*)?@layer (components|sections) \{/.test(text(file)),
  )
  expect(wrong).toEqual([])
})

test('the style sheet changes the number of slides at the widths of src/config/carousel.ts', () => {
  const widths = [...text('src/features/carousel/Carousel.module.css').matchAll(/min-width: (\d+)px/g)]
  expect(widths.map(([, width]) => Number(width))).toEqual([PHONE_BREAKPOINT_PX, BREAKPOINT_PX])
})

test('widths of the window are asked for in em, which grow with the letters; those of slides are px by specification', () => {
  const slides = /features\/carousel\/|News\/News\.module/
  const wrong = [...sources, ...files('src', /\.css$/)].filter(
    (file) => !slides.test(file) && /\((min|max)-(width|height): \d+px\)/.test(text(file)),
  )
  expect(wrong).toEqual([])
})

test('the files at the root are a table of contents', () => {
  for (const file of ['gatsby-node.ts', 'gatsby-ssr.tsx']) {
    const lines = text(file).split('\n').filter(Boolean)
    expect(lines.filter((line) => !line.startsWith('export {'))).toEqual([])
  }
})

/**
 * What each room may weigh, in hand-written lines with its style sheets, with room for a section or two; `not` names what
 * another room counts.
 */
const BUDGETS = [
  { room: 'content model', folders: ['src/schema'], lines: 2685 },
  { room: 'build', folders: ['src/gatsby', 'src/layout/structuredData'], lines: 2450 },
  { room: 'features', folders: ['src/features'], lines: 1565 },
  { room: 'sections of the home page', folders: ['src/sections/home'], lines: 2581 },
  { room: 'other sections', folders: ['src/sections'], not: 'src/sections/home', lines: 3328 },
  { room: 'layout', folders: ['src/layout'], not: 'src/layout/structuredData', lines: 1029 },
  { room: 'small parts and styles', folders: ['src/components', 'src/styles', 'src/inline'], lines: 1900 },
  { room: 'pages and templates', folders: ['src/pages', 'src/templates', 'src/fragments'], lines: 938 },
  { room: 'words, config and lib', folders: ['src/i18n', 'src/config', 'src/lib'], lines: 1410 },
  { room: 'desk', folders: ['desk'], lines: 1500 },
  { room: 'commands and measurements', folders: ['scripts', 'bench', 'hosting'], lines: 666 },
  { room: 'browser tests', folders: ['__tests__/browser'], lines: 5660 },
  { room: 'engines and set-up of tests', folders: ['__tests__/engines', '__tests__/setup'], lines: 885 },
  { room: 'other tests', folders: ['__tests__'], not: '__tests__/(browser|engines|setup)', lines: 5660 },
]

test.each(BUDGETS)('$room has at most $lines lines', ({ room, folders, not, lines }) => {
  const weight = folders
    .flatMap((folder) => files(folder, /\.(tsx?|css|cjs|mjs)$/))
    .filter((file) => !/node_modules|\.d\.ts$|sprite\.ts$/.test(file) && !(not && file.match(`^${not}`)))
    .reduce((sum, file) => sum + text(file).split('\n').length - 1, 0)
  const isHeavy =
    weight > lines &&
    `${room} (${folders.join(', ')}) has ${weight} lines, ${weight - lines} more than its budget: take as much away there, or raise the budget in this file and say in the commit what a visitor or an editor would lose without it.`
  expect(isHeavy).toBe(false)
})
