import { figureNumber } from '../../src/lib/figureNumber'

test.each([
  ['over 2,000 euros', 2000],
  ['0.94', 0.94],
  ['85%', 85],
  ['over 200,000', 200000],
  ['every two weeks', 0],
  ['-0.4', -0.4],
  ['minus −2,000 euros', -2000],
  ['about – 3 °C', -3],
  ['8-13 m', 8],
  ['mid-2024', 2024],
])('"%s" is %p', (text, number) => {
  expect(figureNumber(text)).toBe(number)
})

test.each([
  ['5.500+', 5500],
  ['0,94', 0.94],
  ['lebih dari 200.000', 200000],
  ['−0,4', -0.4],
  ['1.234,5 m', 1234.5],
  ['8-13 m', 8],
  ['pada 2024.', 2024],
  ['dua minggu sekali', 0],
])('where decimals stand behind a comma, "%s" is %p', (text, number) => {
  expect(figureNumber(text, ',')).toBe(number)
})
