import { byWhatIsSold } from '../../src/lib/priceRows'

test('rows of the same thing stand together, in their order', () => {
  const rows = ['Dive', 'Dive', 'Snorkeling', 'Dive'].map((what, place) => ({ what, place }))
  expect(byWhatIsSold(rows).map((group) => group.rows.map(({ place }) => place))).toEqual([[0, 1], [2], [3]])
})
