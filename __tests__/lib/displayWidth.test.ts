import { displayWidth, longestWordWidth, stretchTo } from '../../src/lib/displayWidth'

// measured in Chromium in the face itself
test.each([
  ['selamatkan', 75, 3.82],
  ['keseluruhan', 100, 5.53],
  ['pertanggungjawabannya?', 125, 14.71],
])('the width of %s at %d % is known, more or less', (word, stretch, width) => {
  expect(Math.abs(displayWidth(word, stretch) / width - 1)).toBeLessThan(0.06)
})

test('a text fills a width by the width of the face, as far as it goes', () => {
  expect(displayWidth('berarti', stretchTo('berarti', 3.5))).toBeCloseTo(3.5, 1)
  expect(stretchTo('Ocean', 9)).toBe(125)
  expect(stretchTo('pertanggungjawabannya', 3)).toBe(75)
})

test('the longest word is the widest one; a line may end behind its hyphen', () => {
  expect(longestWordWidth('illicit mammals')).toBe(displayWidth('mammals'))
  expect(longestWordWidth('kura-kura')).toBe(displayWidth('kura-'))
})
