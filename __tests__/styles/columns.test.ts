/**
 * A track of `1fr` is never narrower than the longest word in it, so one word would widen its column at the others' cost; one
 * of `minmax(0, 1fr)` may be (CSS Grid Layout Level 2, section 7.2.4).
 */
import { readdirSync, readFileSync } from 'node:fs'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
const COLUMNS = /(?:grid-template-columns|grid-auto-columns|grid-template:[^;/]*\/):?\s*([^;]+);/g
const MINMAX = /minmax\((?:[^()]|\([^()]*\))*\)/g

const widenable = (css: string) =>
  [...css.matchAll(COLUMNS)]
    .map(([, columns]) => columns!)
    .filter((columns) => /\dfr\b/.test(columns.replace(MINMAX, '')))

it('finds columns that a word widens', () => {
  expect(
    widenable(
      'a { grid-template-columns: 6rem 1fr; grid-template: 29fr 21fr / repeat(3, 1fr); grid-auto-columns: 1fr; }' +
        'b { grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr)); grid-template: 1fr / 2rem; }',
    ),
  ).toEqual(['6rem 1fr', 'repeat(3, 1fr)', '1fr'])
})

it.each(sheets)('%s has none', (path) => {
  expect(widenable(readFileSync(`src/${path}`, 'utf8'))).toEqual([])
})
