import { matIn, sizesOnMat } from '../../src/lib/pictureMat'

const data = (width: number, height: number, widths: readonly number[]) => ({
  width,
  height,
  images: { sources: [{ srcSet: widths.map((one) => `/a.avif ${one}w`).join(',\n') }] },
})

test.each([
  ['an upright one', data(1, 1920 / 1080, [542, 1080]), { width: 1080, ratio: 0.5625 }],
  ['a small one', data(1, 375 / 500, [400, 500]), { width: 500, ratio: 500 / 375 }],
])('%s is shown whole, where its place shows such pictures whole', (_name, picture, mat) => {
  expect(matIn(picture, 900)).toEqual(mat)
  expect(matIn(picture)).toBeUndefined()
})

test.each([
  ['a large one', data(1, 2 / 3, [542, 1600])],
  ['a square', data(1, 1, [542, 1080])],
  ['what has no modern formats', data(3, 2, [])],
])('%s fills its place', (_name, picture) => {
  expect(matIn(picture, 900)).toBeUndefined()
})

test.each([
  ['(min-width: 62.5em) 87vw, 92vw', 0.75, '(min-width: 62.5em) calc(87vw * 0.50), calc(92vw * 0.50)'],
  ['(min-width: 68.75em) 960px, 92vw', 1.6, '(min-width: 68.75em) 960px, 92vw'],
])('of %s a picture of %d takes %s', (sizes, ratio, shown) => {
  expect(sizesOnMat(sizes, { width: 960, ratio })).toBe(shown)
})
