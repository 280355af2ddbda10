import { isWeakMatch } from '../../../src/features/search/foundWords'

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
