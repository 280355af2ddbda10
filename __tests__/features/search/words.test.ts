import { correctSpelling, excerptOf, isWeakMatch } from '../../../src/features/search/foundWords'

const words = ['coral', 'mangrove', 'planting', 'turtle']
test.each([
  ['mangroove', 'mangrove'],
  ['Turtel', 'turtle'],
  ['corral  turtel', 'coral turtle'],
  ['turtle', undefined],
  ['xyzzy', undefined],
  ['xyzzy turtel', 'xyzzy turtle'],
  ['', undefined],
])('"%s" may mean %p', (query, meant) => {
  expect(correctSpelling(query, words)).toBe(meant)
})

test.each([
  ['mangroove', 'within 8 to 13 <mark>m.</mark> of water', true],
  ['mangrove', 'the <mark>Mangroves,</mark> at last', false],
  ['planting', 'they <mark>planted</mark> it', false],
  ['worksheet', 'the <mark>work</mark> of many, which <mark>works</mark>', true],
  ['colouring', 'the <mark>colours</mark> of the reef', false],
  ['cafe', 'a <mark>Café</mark> on the shore', false],
  ['3d', 'in <mark>3D</mark>', false],
  ['coral mangroove', '<mark>coral</mark> at 8 <mark>m</mark>', false],
  ['2023', 'found by its date only', false],
])('"%s" in "%s" is far-fetched: %s', (query, excerpt, far) => {
  expect(isWeakMatch(query, excerpt)).toBe(far)
})

test('an ellipsis stands where a sentence was cut, and nowhere else', () => {
  expect(excerptOf('of foam and <mark>turtles</mark> do too')).toBe('… of foam and <mark>turtles</mark> do too …')
  expect(excerptOf('<mark>turtle</mark> swims by.')).toBe('… <mark>turtle</mark> swims by.')
  expect(excerptOf('World Day of the <mark>turtle.</mark>')).toBe('World Day of the <mark>turtle.</mark>')
})
