/** @jest-environment node */
import { positionOf } from '../../src/gatsby/contentNodes'

test('what has an order comes first, the rest by the number in front of its name', () => {
  const places: [string, number?][] = [
    ['prices/01-a.md'],
    ['prices/02-b.md', 2],
    ['prices/03-c.md', 1],
    ['prices/10-d.md'],
    ['prices/09-e.md'],
    ['prices/04-f.md', 2],
  ]
  const inOrder = places.toSorted((a, b) => positionOf(...a) - positionOf(...b))
  expect(inOrder.map(([path]) => path.slice(10, 11))).toEqual(['c', 'b', 'f', 'a', 'e', 'd'])
})

test('the number of a folder counts as that of a file', () => {
  expect(positionOf('team/03-b/index.md')).toBe(positionOf('prices/03-b.md'))
})
