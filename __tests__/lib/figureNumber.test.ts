import { figureNumber } from '../../src/lib/figureNumber'

test.each([
  ['over 2,000 euros', 2000],
  ['0.94', 0.94],
  ['85%', 85],
  ['over 200,000', 200000],
  ['every two weeks', 0],
])('"%s" is %d', (text, number) => {
  expect(figureNumber(text)).toBe(number)
})
