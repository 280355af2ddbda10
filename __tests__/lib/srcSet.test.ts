/** @jest-environment node */
import { fullSrcSet, shortSrcSet } from '../../src/lib/srcSet'

const FOLDER = '/static/7269fcc162bde10c98f0dcc057d3edb8'
const src = `${FOLDER}/3e0b8/lead.jpg`

test('a srcset is shortened to the digests of its variants, and made whole from any file of the picture', () => {
  const whole = `${FOLDER}/7955d/lead.avif 400w,\n${FOLDER}/77446/lead.avif 520w`
  expect(shortSrcSet(whole)).toBe('7955d 400w,\n77446 520w')
  expect(fullSrcSet(shortSrcSet(whole), src, 'avif')).toBe(whole)
})

test('names with spaces, dots and signs, and a path before /static, come back as they were', () => {
  const folder = '/site/static/7269fcc162bde10c98f0dcc057d3edb8'
  const whole = `${folder}/7955d/after%20the.rain%2C%202.webp 400w`
  expect(fullSrcSet(shortSrcSet(whole), `${folder}/3e0b8/after%20the.rain%2C%202.png`, 'webp')).toBe(whole)
})

test('addresses of another kind stay, and the ending is that of the file where none is given', () => {
  const other = '/a-400.jpg 400w, https://pictures.example/a?w=800 800w'
  expect(shortSrcSet(other)).toBe(other)
  expect(fullSrcSet(other, src, 'jpg')).toBe(other)
  expect(fullSrcSet('c294f 400w', src)).toBe(`${FOLDER}/c294f/lead.jpg 400w`)
  expect(fullSrcSet('7955d 400w', 'blob:lead.jpg', 'jpg')).toBe('7955d 400w')
})
