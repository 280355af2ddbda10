/**
 * The build sorts declarations so that the shorthand `animation` stands behind `animation-timeline`, which it takes back: what
 * should move as far as the visitor scrolls would be over at once.
 */
import { readdirSync, readFileSync } from 'node:fs'
import postcss from 'postcss'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))

/** Selectors whose rule has both. */
const timelineAndShorthand = (css: string) => {
  const found: string[] = []
  postcss.parse(css).walkRules((rule) => {
    const has = (name: string) => rule.nodes.some((node) => node.type === 'decl' && node.prop === name)
    if (has('animation') && has('animation-timeline')) found.push(rule.selector)
  })
  return found
}

it('knows a timeline beside the shorthand', () => {
  expect(timelineAndShorthand('.a { animation: b linear; animation-timeline: view() }')).toEqual(['.a'])
  expect(timelineAndShorthand('.a { animation-name: b; animation-timeline: view() }')).toEqual([])
})

it.each(sheets)('%s has timelines beside longhands only', (path) => {
  expect(timelineAndShorthand(readFileSync(`src/${path}`, 'utf8'))).toEqual([])
})
