import { displayWidth, longestWordWidth, stretchTo } from '../../src/lib/displayWidth'

// measured in Chromium in the face itself, at 75, 100 and 125 percent
test.each([
  ['selamatkan', 3.82, 5.23, 6.62],
  ['keseluruhan', 4.07, 5.53, 6.98],
  ['pertanggungjawabannya?', 8.52, 11.61, 14.71],
  ['matters', 2.53, 3.55, 4.56],
])('the width of %s is known, more or less', (word, narrow, usual, wide) => {
  for (const [stretch, width] of [
    [75, narrow],
    [100, usual],
    [125, wide],
  ] as const) {
    expect(Math.abs(displayWidth(word, stretch) / width - 1)).toBeLessThan(0.06)
  }
})

test('a text fills a width by the width of the face, as far as it goes', () => {
  expect(displayWidth('berarti', stretchTo('berarti', 3.5))).toBeCloseTo(3.5, 1)
  expect(stretchTo('Ocean', 9)).toBe(125)
  expect(stretchTo('pertanggungjawabannya', 3)).toBe(75)
})

test('the longest word is the widest one; a line may end behind its hyphen', () => {
  expect(longestWordWidth('Bantu selamatkan terumbu')).toBe(displayWidth('selamatkan'))
  expect(longestWordWidth('kura-kura')).toBe(displayWidth('kura-'))
  expect(longestWordWidth('illicit mammals')).toBe(displayWidth('mammals'))
})
