import { focusPoint, isFocus, objectPosition } from '../../src/lib/pictureFocus'

test.each([
  ['a landscape', null, 1600, 1067, { x: 50, y: 30 }],
  ['a square', null, 800, 800, { x: 50, y: 30 }],
  ['a portrait', null, 1200, 1600, { x: 50, y: 15 }],
  ['a picture of a whole person', null, 900, 2000, { x: 50, y: 9 }],
  ['top', 'top', 1600, 1067, { x: 50, y: 0 }],
  ['bottom of a portrait', 'bottom', 1200, 1600, { x: 50, y: 100 }],
  ['left', 'left', 1600, 1067, { x: 0, y: 30 }],
  ['right of a portrait', 'right', 1200, 1600, { x: 100, y: 15 }],
  ['centre of a portrait', 'centre', 1200, 1600, { x: 50, y: 50 }],
  ['a point', '64% 20%', 1200, 1600, { x: 64, y: 20 }],
  ['a corner', '0% 100%', 1200, 1600, { x: 0, y: 100 }],
])('%s is held at its place', (_name, focus, width, height, point) => {
  expect(focusPoint(focus, width, height)).toEqual(point)
})

test('CSS is told only what the style sheet does not say', () => {
  expect(objectPosition(null, 1600, 1067)).toBeUndefined()
  expect(objectPosition(undefined, 3, 4)).toBe('50% 15%')
  expect(objectPosition('top', 3, 2)).toBe('50% 0%')
  expect(objectPosition('50% 30%', 3, 4)).toBeUndefined()
})

test.each(['top', 'bottom', 'left', 'right', 'centre', '64% 20%', '0% 0%', '100% 100%'])('%s is read', (text) => {
  expect(isFocus(text)).toBe(true)
})

test.each(['middle', 'Top', 'top left', '64%', '64 20', '101% 20%', '6.5% 2%', '-1% 20%', 'toString', ''])(
  '“%s” is not read',
  (text) => {
    expect(isFocus(text)).toBe(false)
  },
)
