/** Totals of the home page that cannot be drawn unit by unit (src/sections/figures/CountedUnits.tsx). */
import { checkCountedUnits } from '../../src/schema/checks/countedUnits'
import type { CheckedFile } from '../../src/schema/checkedFile'
import { statistic } from '../../src/schema/statistics'

const file = 'content/statistics/01-corals.md'
const LINES = ['value', 'badge', 'unitSize']

const sentencesOn = (frontMatter: Record<string, unknown>) => {
  const lineOf = (field: string) => LINES.indexOf(field) + 3
  const checked = { file, type: statistic, frontMatter, body: '', bodyLine: 9, lineOf } as unknown as CheckedFile
  return checkCountedUnits(checked).map((mistake) => {
    expect(mistake).toMatchObject({ file, line: lineOf(/^"(\w+)"/.exec(mistake.message)![1]!) })
    return mistake.message
  })
}

test.each([
  ['5500+', '+100', 100],
  ['over 3,000', '200 more', 100],
  ['12', '+2', 1],
  ['200', '+1', 1],
  ['150', '+20', 100],
])('%s, %s is drawn with a unit of %d', (value, badge, unitSize) => {
  expect(sentencesOn({ value, badge, unitSize })).toEqual([])
})

const notWhole = (field: string, found: string, example: string) =>
  `"${field}" is "${found}"; write one whole number from 1 to 200,000 in digits, since it is drawn unit by unit, for example ${example}.`

test.each(['1.5 ha', '150k', '5.500', '5 500', 'many', '0', '-12', '3rd', '1,000,000'])(
  'the value %s cannot be drawn',
  (value) => {
    expect(sentencesOn({ value, badge: '+1', unitSize: 1 })).toEqual([notWhole('value', value, '5500+')])
  },
)

test.each(['+0', '+1.5', '+1k', 'new'])('the badge %s cannot be drawn', (badge) => {
  expect(sentencesOn({ value: '12', badge, unitSize: 1 })).toEqual([notWhole('badge', badge, '+100')])
})

test.each([
  ['5500+', 1, 'is drawn as 5,500 units, more than the 200 that are seen as a number; write 100, which draws 55'],
  ['201', 1, 'is drawn as 201 units, more than the 200 that are seen as a number; write 10, which draws 20'],
  ['200,000', 1, 'is drawn as 200,000 units, more than the 200 that are seen as a number; write 1000, which draws 200'],
  ['12', 100, 'is less than half a unit; write 1, which draws 12'],
])('%s is not drawn with a unit of %d', (value, unitSize, end) => {
  expect(sentencesOn({ value, badge: '+1', unitSize })).toEqual([
    `"unitSize" is ${unitSize}, with which "${value}" ${end}, and say so in "key".`,
  ])
})

test.each([
  ['a value that is no text', { value: 12, badge: '+1', unitSize: 1 }],
  ['a unit size that is no number', { value: '12', badge: '+1', unitSize: 'one' }],
  ['a unit size of nothing', { value: '12', badge: '+1', unitSize: 0 }],
  ['no fields at all', {}],
])('%s is left to the check of the fields', (_name, frontMatter) => {
  expect(sentencesOn(frontMatter)).toEqual([])
})
