/**
 * A pointer that rests on a thing only colours, underlines or moves it: fingers and keys have no such pointer. What a rule
 * with `:hover` hides until then is hidden where there is one (`@media (hover: hover)`), and the keyboard's focus shows it too
 * (WCAG 1.4.13, 2.1.1).
 */
import { readdirSync, readFileSync } from 'node:fs'
import postcss, { type Rule } from 'postcss'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
const HIDES = /^(opacity|visibility|display|content|content-visibility|clip|clip-path|max-height|height|width|inset.*)$/

const isForPointers = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'params' in parent && String(parent.params).includes('hover: hover')

/** Selectors that show or hide something to a pointer alone. */
const pointerOnly = (css: string) => {
  const found: string[] = []
  postcss.parse(css).walkRules(/:hover/, (rule) => {
    const hides = rule.nodes.some((node) => node.type === 'decl' && HIDES.test(node.prop))
    if (hides && !(isForPointers(rule) && /:focus-(visible|within)/.test(rule.selector))) found.push(rule.selector)
  })
  return found
}

it('knows what only a pointer would find', () => {
  expect(pointerOnly('.a:hover .b { opacity: 1; color: red }')).toEqual(['.a:hover .b'])
  expect(pointerOnly('@media (hover: hover) { .a:not(:hover) .b { display: none } }')).toEqual(['.a:not(:hover) .b'])
  expect(pointerOnly('@media (hover: hover) { .a:not(:hover, :focus-visible) .b { opacity: 0 } }')).toEqual([])
  expect(pointerOnly('.a:hover { color: red; text-decoration: underline }')).toEqual([])
})

it.each(sheets)('%s shows nothing to a pointer alone', (path) => {
  expect(pointerOnly(readFileSync(`src/${path}`, 'utf8'))).toEqual([])
})
