import { readFileSync } from 'node:fs'
import { ICONS } from '../../src/components/icons'
import { SURFACES } from '../../src/components/surfaces'

const namesIn = (file: string, pattern: RegExp) =>
  new Set([...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name))

test('the style guide shows every sign of the sprite', () => {
  expect(new Set(ICONS)).toEqual(namesIn('src/shapes/sprite.ts', /id="i-([^"]+)"/g))
})

test('the style guide shows every surface that has colours', () => {
  expect(new Set(SURFACES)).toEqual(namesIn('src/styles/tokens.css', /\.on-([a-z]+) \{/g))
})
