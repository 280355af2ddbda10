import { byWhatIsSold, readPriceRow } from '../../src/lib/priceRows'

test.each([
  ['Restorative Dive, 2 dives | IDR 900,000', { of: 'Restorative Dive', which: '2 dives', amount: 'IDR 900,000' }],
  ['Snorkeling | IDR 250,000', { of: 'Snorkeling', which: '', amount: 'IDR 250,000' }],
  ['Course, one day, with lunch | on request', { of: 'Course', which: 'one day, with lunch', amount: 'on request' }],
])('reads %p', (row, parts) => expect(readPriceRow(row)).toEqual(parts))

test('rows of the same thing stand together, in their order', () => {
  const rows = ['Dive, 1 dive | 1', 'Dive, 2 dives | 2', 'Snorkeling | 3', 'Dive, 3 dives | 4'].map(readPriceRow)
  expect(byWhatIsSold(rows).map((group) => group.map(({ amount }) => amount))).toEqual([['1', '2'], ['3'], ['4']])
})
