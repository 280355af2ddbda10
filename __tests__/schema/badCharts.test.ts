/** Figures whose rows their drawing (src/sections/impact) cannot show. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { checkChart } from '../../src/schema/checks/charts'
import type { CheckedFile } from '../../src/schema/checkedFile'
import { impactFigure } from '../../src/schema/impact'
import { ImpactChart } from '../../src/sections/impact/ImpactChart'

const file = 'content/impact/01-figure.md'

const sentencesOn = (chart: string, ...values: string[]) => {
  const frontMatter = { chart, rows: values.map((value, i) => ({ what: `Row ${i}`, value })) }
  const lineOf = (field: string) => (field === 'rows' ? 6 : undefined)
  const checked = { file, type: impactFigure, frontMatter, body: '', bodyLine: 9, lineOf } as unknown as CheckedFile
  return checkChart(checked).map((mistake) => {
    expect(mistake).toMatchObject({ file, line: 6 })
    return mistake.message
  })
}

test.each<[string, ...string[]]>([
  ['depth', 'over 1000', '100', '8 to 13 m'],
  ['depth', 'many', '200', '0–15 m', 'more'],
  ['tiles', '2%', '13%', '85%', '17'],
  ['tiles', '30%', '70%'],
  ['crowd', 'over 100'],
  ['crowd', 'over 200,000'],
  ['split', '2,000 euros', '1,000 euros', '3,000 euros'],
  ['split', '40', '100'],
  ['bars', 'over 2,000', 'nearly 5,000', '40'],
  ['line', '0.94', '0.10'],
  ['rhythm', 'every two weeks', 'every two months', '16'],
  ['rhythm', 'Every two weeks'],
])('%s shows %s %s %s %s', (chart, ...values) => {
  expect(sentencesOn(chart, ...values)).toEqual([])
  const rows = values.map((value, i) => ({ what: `Row ${i}`, value }))
  const drawn = renderToStaticMarkup(createElement(ImpactChart, { chart, title: 'A figure', rows }))
  expect(drawn).toMatch(/<(rect|path|circle)/)
  expect(drawn).not.toMatch(/NaN|Infinity|="-|undefined/)
})

const DEPTH =
  'for the chart "depth" write three rows: any figure, a whole number of things from 1 to 200, and two depths of at most 15 m, the smaller first, for example 8 to 13 m.'
const TILES =
  'for the chart "tiles" write shares in whole per cent that add up to 100, in at most three rows; further rows stand in the table only.'
const CROWD =
  'for the chart "crowd" write in the first row a whole number from 1 to 200, or one from 1,000 to 1,000,000, of which each mark is a thousand.'
const SPLIT =
  'for the chart "split" write one or two parts, each at least a hundredth of the whole, and the whole in the last row; together the parts are not more than the whole.'
const BARS = 'for the chart "bars" write at most three rows, each with a number above 0.'
const LINE = 'for the chart "line" write at most three rows, each with a number from 0 to 1, for example 0.94.'
const RHYTHM =
  'for the chart "rhythm" write "every two weeks" in the first row and, where there is a second, "every two months" in that, since these are what is drawn.'

test.each<[string, string[], string]>([
  ['depth', ['100'], DEPTH],
  ['depth', ['1000', '100'], DEPTH],
  ['depth', ['1000', 'some', '8 to 13 m'], DEPTH],
  ['depth', ['1000', '5,000,000,000', '8 to 13 m'], DEPTH],
  ['depth', ['1000', '100', 'shallow'], DEPTH],
  ['depth', ['1000', '100', '8 m'], DEPTH],
  ['depth', ['1000', '100', '13 to 8 m'], DEPTH],
  ['depth', ['1000', '100', '8 to 20 m'], DEPTH],
  ['depth', ['1000', '100', '8.5 to 13 m'], DEPTH],
  ['depth', ['1000', '-100', '8 to 13 m'], DEPTH],
  ['depth', ['1000', '100', '-8 to 13 m'], DEPTH],
  ['tiles', ['2%', '13%', '17'], TILES],
  ['tiles', ['33.3%', '33.3%', '33.4%'], TILES],
  ['tiles', ['all'], TILES],
  ['tiles', ['5,000,000,000'], TILES],
  ['tiles', ['25%', '25%', '25%', '25%'], TILES],
  ['tiles', ['-10%', '60%', '50%'], TILES],
  ['crowd', ['many'], CROWD],
  ['crowd', ['400'], CROWD],
  ['crowd', ['5,000,000,000'], CROWD],
  ['crowd', ['2.5'], CROWD],
  ['crowd', ['-40'], CROWD],
  ['split', ['3,000'], SPLIT],
  ['split', ['2,000', '0'], SPLIT],
  ['split', ['2,000', '2,000', '3,000'], SPLIT],
  ['split', ['1', '3,000'], SPLIT],
  ['split', ['1', '1', '1', '3'], SPLIT],
  ['split', ['-2,000', '3,000'], SPLIT],
  ['bars', ['many'], BARS],
  ['bars', ['1', '2', '3', '4'], BARS],
  ['bars', ['12', '−5'], BARS],
  ['line', ['2'], LINE],
  ['line', ['high'], LINE],
  ['line', ['-0.4'], LINE],
  ['line', ['0.1', '0.2', '0.3', '0.4'], LINE],
  ['rhythm', ['every week'], RHYTHM],
  ['rhythm', ['every two weeks', '16'], RHYTHM],
])('%s cannot show %j', (chart, values, sentence) => {
  expect(sentencesOn(chart, ...values)).toEqual([
    `"rows" has ${values.map((value) => `"${value}"`).join(', ')}; ${sentence}`,
  ])
})

test.each([
  ['a chart that is not known', { chart: 'pie', rows: [{ what: 'A', value: '1' }] }],
  ['no rows', { chart: 'bars' }],
  ['a row that is no group', { chart: 'bars', rows: ['40'] }],
])('%s is left to the check of the fields', (_name, frontMatter) => {
  expect(checkChart({ file, type: impactFigure, frontMatter } as unknown as CheckedFile)).toEqual([])
})
