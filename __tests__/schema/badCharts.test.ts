/** Figures whose rows their drawing (src/sections/impact) cannot show. */
import { checkChart } from '../../src/schema/checks/charts'
import type { CheckedFile } from '../../src/schema/checkedFile'
import { impactFigure } from '../../src/schema/impact'

const file = 'content/impact/01-figure.md'

const sentencesOn = (chart: string | undefined, unitSize: number | undefined, ...values: string[]) => {
  const frontMatter = { chart, unitSize, rows: values.map((value, i) => ({ what: `Row ${i}`, value })) }
  const lineOf = (field: string) => (field === 'rows' ? 6 : undefined)
  const checked = { file, type: impactFigure, frontMatter, body: '', bodyLine: 9, lineOf } as unknown as CheckedFile
  return checkChart(checked).map(({ message }) => message)
}

test.each<[string | undefined, number | undefined, ...string[]]>([
  ['tiles', undefined, '2%', '13%', '85%', '17'],
  ['person', undefined, 'over 100'],
  ['contact', 1000, 'over 200,000'],
  ['bars', undefined, '2,000 euros', '1,000 euros', '3,000 euros'],
  ['bars', undefined, '0.94', '0.10'],
  // left to the check of the fields
  ['pie', undefined, 'many'],
  [undefined, undefined, 'every two weeks'],
])('%s with a mark for %s shows %s %s %s', (chart, unitSize, ...values) => {
  expect(sentencesOn(chart, unitSize, ...values)).toEqual([])
})

test.each<[string, number | undefined, ...string[]]>([
  ['tiles', undefined, '2%', '13%', '17'],
  ['tiles', undefined, '-10%', '60%', '50%'],
  ['person', undefined, 'many'],
  ['person', undefined, '400'],
  ['person', undefined, '2.5'],
  ['contact', 1000, '40'],
  ['bars', undefined, 'many'],
  ['bars', undefined, '1', '2', '3', '4'],
  ['bars', undefined, '12', '−5'],
])('%s with a mark for %s cannot show %s %s %s', (chart, unitSize, ...values) => {
  const found = values.map((value) => `"${value}"`).join(', ')
  expect(sentencesOn(chart, unitSize, ...values)).toEqual([
    expect.stringMatching(new RegExp(`^"rows" has ${found}; for the chart "${chart}" write .+[.]$`)),
  ])
})
