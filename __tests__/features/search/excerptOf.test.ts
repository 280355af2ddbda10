/** @jest-environment jsdom */
import { excerptOf } from '../../../src/features/search/excerptOf'

test('an ellipsis stands where a sentence was cut, and nowhere else', () => {
  expect(excerptOf('of foam and <mark>turtles</mark> do too')).toBe('… of foam and <mark>turtles</mark> do too …')
  expect(excerptOf('<mark>turtle</mark> swims by.')).toBe('… <mark>turtle</mark> swims by.')
  expect(excerptOf('World Day of the <mark>turtle.</mark>')).toBe('World Day of the <mark>turtle.</mark>')
})
