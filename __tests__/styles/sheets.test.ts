/** What no style sheet says, and why. */
import { readdirSync, readFileSync } from 'node:fs'
import postcss, { type Rule } from 'postcss'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => [path, readFileSync(`src/${path}`, 'utf8')] as const)

/** Selectors of the rules that are so. */
const selectorsWhere = (css: string, isSo: (rule: Rule, properties: readonly string[]) => boolean) => {
  const found: string[] = []
  postcss.parse(css).walkRules((rule) => {
    const properties = rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []))
    if (isSo(rule, properties)) found.push(rule.selector)
  })
  return found
}

const COLUMNS = /(?:grid-template-columns|grid-auto-columns|grid-template:[^;/]*\/):?\s*([^;]+);/g
const MINMAX = /minmax\((?:[^()]|\([^()]*\))*\)/g

/**
 * A track of `1fr` is never narrower than the longest word in it, so one word would widen its column at the others' cost; one
 * of `minmax(0, 1fr)` may be (CSS Grid Layout Level 2, section 7.2.4).
 */
const columnsThatAWordWidens = (css: string) =>
  [...css.matchAll(COLUMNS)]
    .map(([, columns]) => columns!)
    .filter((columns) => /\dfr\b/.test(columns.replace(MINMAX, '')))

const HIDES = /^(opacity|visibility|display|content|content-visibility|clip|clip-path|max-height|height|width|inset.*)$/
const isForPointers = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'params' in parent && String(parent.params).includes('hover: hover')

/**
 * A pointer that rests on a thing only colours, underlines or moves it: fingers and keys have no such pointer. What a rule
 * with `:hover` hides until then is hidden where there is one (`@media (hover: hover)`), and the keyboard's focus shows it too
 * (WCAG 1.4.13, 2.1.1).
 */
const pointerOnly = (css: string) =>
  selectorsWhere(
    css,
    (rule, properties) =>
      rule.selector.includes(':hover') &&
      properties.some((name) => HIDES.test(name)) &&
      !(isForPointers(rule) && /:focus-(visible|within)/.test(rule.selector)),
  )

/**
 * The build sorts declarations so that the shorthand `animation` stands behind `animation-timeline`, which it takes back: what
 * should move as far as the visitor scrolls would be over at once.
 */
const timelineBesideShorthand = (css: string) =>
  selectorsWhere(css, (_, properties) => properties.includes('animation') && properties.includes('animation-timeline'))

/** WebKit knows no `content` of a list's marks (CSS Lists 3, `::marker`): they are its `list-style-type`. */
const markersWithContent = (css: string) =>
  selectorsWhere(css, ({ selector }, properties) => selector.includes('::marker') && properties.includes('content'))

const SPACE =
  /^\s*(?:(?:margin|padding|scroll-margin|scroll-padding|gap|row-gap|column-gap)[a-z-]*|--gap|--section):\s*([^;]+);/gm

/**
 * Space between things is taken from an 8-point grid with half steps: 4, 8, 12 … 24 px (0.25 to 1.5 rem), then 32, 40, 48 …
 * (whole steps of 0.5 rem). Sizes in other units follow the screen (vw), the type (em) or a drawing (px) and are free.
 */
const spacesOffTheGrid = (css: string) =>
  [...css.matchAll(SPACE)]
    .flatMap(([, value]) => [...value!.matchAll(/(?<![\w.])(\d*\.?\d+)rem/g)].map(([, rem]) => Number(rem)))
    .filter((rem) => rem % (rem <= 1.5 ? 0.25 : 0.5) !== 0)

const BACKDROP = /[^{}]*::backdrop\s*\{([^}]*)\}/g
const backdrops = (css: string) => [...css.matchAll(BACKDROP)].map(([, body]) => body!)
const ownColours = backdrops(readFileSync('src/styles/tokens.css', 'utf8')).flatMap((body) =>
  body.match(/--[\w-]+(?=:)/g),
)

/** In browsers before 2024 a `::backdrop` inherits no custom property: it has only those that tokens.css gives to it. */
const foreignBackdrops = (css: string) =>
  backdrops(css)
    .flatMap((body) => [...body.matchAll(/background:[^;]*var\((--[\w-]+)/g)].map(([, name]) => name!))
    .filter((name) => !ownColours.includes(name))

const registered = sheets.flatMap(([, home]) =>
  [...home.matchAll(/@property (--[\w-]+)/g)].map(([, name]) => ({ name: name!, home })),
)

/** A registered property has its type on the whole page (CSS Properties and Values, 2): anything else under its name counts for nothing. */
const registeredElsewhere = (css: string) =>
  registered.filter(({ name, home }) => css !== home && css.includes(`${name}:`)).map(({ name }) => name)

const RULES: [string, (css: string) => unknown[]][] = [
  ['columns that a word widens', columnsThatAWordWidens],
  ['things that only a pointer finds', pointerOnly],
  ['timelines beside the shorthand', timelineBesideShorthand],
  ['marks of lists with content', markersWithContent],
  ['spaces off the 8-point grid', spacesOffTheGrid],
  ['backdrops of a colour that they do not inherit', foreignBackdrops],
  ['properties that another sheet has registered', registeredElsewhere],
]

test.each(RULES)('no style sheet has %s', (_, find) => {
  const found = sheets.flatMap(([path, css]) => find(css).map((one) => [path, one]))
  expect(found).toEqual([])
})
