import { isWithinList } from '../../src/cms/withinList'

const entry = {
  facts: [{ value: 'Fine', what: 'trees' }, { what: 'corals' }],
  partners: ['Fine', 'Too long'],
}
const mistake = (field: string, message: string) => ({ field, message })
const parentIds = (list: string) => [`${list}-field-12`, 'b5c1', 'facts-field-13']

test.each([
  ['a value', '"facts", entry 1, "value", has 60 characters; write …', { name: 'value', value: 'Fine' }, true],
  ['what is missing', '"facts", entry 2, "value" is missing; write …', { name: 'value', value: undefined }, true],
  ['another field', '"facts", entry 1, "value", has 60 characters; write …', { name: 'what', value: 'Fine' }, false],
  ['another value', '"facts", entry 1, "value", has 60 characters; write …', { name: 'value', value: 'x' }, false],
  ['the list as a whole', '"facts" has 0 entries; write …', { name: 'value', value: 'Fine' }, false],
])('%s', (_name, message, field, expected) => {
  expect(isWithinList(mistake('facts', message), { ...field, parentIds: parentIds('facts') }, entry)).toBe(expected)
})

test('a list of plain words, and one of another name', () => {
  const said = mistake('partners', '"partners", entry 2, has 90 characters; write …')
  const field = { name: 'entry', value: 'Too long' }
  expect(isWithinList(said, { ...field, parentIds: parentIds('partners') }, entry)).toBe(true)
  expect(isWithinList(said, { ...field, value: 'Fine', parentIds: parentIds('partners') }, entry)).toBe(false)
  expect(isWithinList(said, { ...field, parentIds: parentIds('sponsors') }, entry)).toBe(false)
})
