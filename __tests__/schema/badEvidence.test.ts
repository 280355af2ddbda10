/** Figures that the article they are linked to does not hold. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ARTICLE } from './exampleContent'
import { addsText, mistakesAfter, type Spoil } from './spoil'

const FIGURE = 'content/impact/01-pictures.md'
const figure =
  (row: string, link = '/detail-news-12', title = 'Pictures', chart = 'chart: bars\n'): Spoil =>
  (root) => {
    mkdirSync(dirname(join(root, FIGURE)), { recursive: true })
    writeFileSync(
      join(root, FIGURE),
      `---\ntitle: ${title}\nlead: What people marked for a study.\nwhen: "2025"\n${chart}rows:\n  - what: Pictures\n    value: "${row}"\nlink: ${link}\n---\n`,
    )
  }
const TOTAL = 'content/statistics/01-fragments.md'
const total =
  (review = ''): Spoil =>
  (root) => {
    mkdirSync(dirname(join(root, TOTAL)), { recursive: true })
    writeFileSync(
      join(root, TOTAL),
      `---\ntitle: coral fragments planted\nvalue: "5500+"\nbadge: "+100"\nunit: fragment\nunitSize: 100\nkey: Each branch stands for 100\nlink: /detail-news-12\n${review}---\n`,
    )
  }
const LACKS = 'but the article /detail-news-12 does not hold'
const FIRST = 'link the article that the number comes from, or write it there first.'
const holds = (text: string) => addsText(ARTICLE, text)

test.each<[string, Spoil[], string[]]>([
  ['the number stands in the article', [figure('over 2,000'), holds('There were over 2000 pictures.')], []],
  ['with another sign between thousands', [figure('2000'), holds('We had 2,000.')], []],
  [
    'a word instead of a number',
    [figure('every two weeks', undefined, undefined, ''), holds('It is checked every two weeks.')],
    [],
  ],
  [
    'another number',
    [figure('over 2,000'), holds('There were 12,000 pictures.')],
    [`${FIGURE}:6: "rows" says "over 2,000", ${LACKS} "2000"; ${FIRST}`],
  ],
  [
    'part of a longer decimal',
    [figure('0.1'), holds('It was 0.15.')],
    [`${FIGURE}:6: "rows" says "0.1", ${LACKS} "0.1"; ${FIRST}`],
  ],
  [
    'a page that is no article',
    [figure('40', '/dive-with-us')],
    [`${FIGURE}:6: "rows" says "40", but /dive-with-us is no article; ${FIRST}`],
  ],
  ['an article that is gone', [figure('40', '/detail-news-7')], []],
  [
    'a number in the title',
    [figure('40', undefined, '17 pictures'), holds('There were 40.')],
    [`${FIGURE}:6: "rows" says "17", ${LACKS} "17"; ${FIRST}`],
  ],
  ['a total without evidence', [total()], [`${TOTAL}:3: "value" says "5500+", ${LACKS} "5500"; ${FIRST}`]],
  ['a total that is said to be confirmed yet', [total('review: confirm the total\n')], []],
])('%s', async (_name, spoils, mistakes) => {
  expect(await mistakesAfter(...spoils)).toEqual(mistakes)
})
