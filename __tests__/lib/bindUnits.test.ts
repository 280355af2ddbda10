import { bindUnits } from '../../src/lib/bindUnits'

test.each([
  ['Bangsal is 4 km to the east', 'Bangsal is 4\u00a0km to the east'],
  ['IDR 150,000 a head', 'IDR\u00a0150,000 a head'],
  ['from 3 pm to 5 pm', 'from 3\u00a0pm to 5\u00a0pm'],
  ['46 stories, 3 mangroves', '46 stories, 3 mangroves'],
])('an amount stays with its unit: %s', (text, bound) => {
  expect(bindUnits(text)).toBe(bound)
})
