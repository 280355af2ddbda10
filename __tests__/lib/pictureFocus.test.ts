import { isFocus, objectPosition } from '../../src/lib/pictureFocus'

test.each([
  ['a landscape', null, 1600, 1067, undefined],
  ['a portrait', null, 1200, 1600, '50% 15%'],
  ['top', 'top', 1600, 1067, '50% 0%'],
  ['left', 'left', 1600, 1067, '0% 30%'],
  ['right of a portrait', 'right', 1200, 1600, '100% 15%'],
  ['centre of a portrait', 'centre', 1200, 1600, '50% 50%'],
  ['a point', '64% 20%', 1200, 1600, '64% 20%'],
  ['the point of the style sheet', '50% 30%', 1200, 1600, undefined],
])('%s stays in sight', (_name, focus, width, height, position) => {
  expect(objectPosition(focus, width, height)).toBe(position)
})

test.each(['top', 'centre', '64% 20%', '0% 100%'])('%s is read', (text) => {
  expect(isFocus(text)).toBe(true)
})

test.each(['middle', 'Top', 'top left', '64%', '101% 20%', '6.5% 2%', 'toString', ''])('“%s” is not read', (text) => {
  expect(isFocus(text)).toBe(false)
})
