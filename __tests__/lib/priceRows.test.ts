import { byWhatIsSold, lowestPrice } from '../../src/lib/priceRows'

test('rows of the same thing stand together, in their order', () => {
  const rows = ['Dive', 'Dive', 'Snorkeling', 'Dive'].map((what, place) => ({ what, place }))
  expect(byWhatIsSold(rows).map((group) => group.rows.map(({ place }) => place))).toEqual([[0, 1], [2], [3]])
})

test.each([
  [['IDR 1,300,000', 'IDR 550,000', 'on request'], 'IDR 550,000'],
  [['Rp1.400.000', 'Rp900.000'], 'Rp900.000'],
  [['on request'], undefined],
  [[], undefined],
])('the lowest of %j is %s', (prices, lowest) => {
  expect(lowestPrice(prices.map((price) => ({ price })))).toBe(lowest)
})
