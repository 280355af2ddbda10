import { inTwoLines } from '../../src/sections/home/Banner/Tagline'

test.each([
  ['Ocean matters', 'Ocean', 'matters'],
  ['Laut begitu berarti', 'Laut', 'begitu berarti'],
  ['The ocean matters to us', 'The ocean', 'matters to us'],
  ['Matters, ocean', 'Matters,', 'ocean'],
  ['Reefs', 'Reefs', ''],
])('of "%s" the line under water is the longer one, where it can be', (tagline, above, below) => {
  expect(inTwoLines(tagline)).toEqual([above, below])
})
