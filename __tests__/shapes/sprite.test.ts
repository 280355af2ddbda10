import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ICONS } from '../../src/components/Icon'
import { sprite } from '../../src/shapes/sprite'

test('the mangroves stand on the paper of the footer', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const [, ground] = /<g color="(#\w+)"><path/.exec(readFileSync('static/shapes/mangroves.svg', 'utf8'))!
  expect(tokens).toContain(`--surface: ${ground};`)
})

test('each drawing finds the colours that it asks for, in itself or in the page', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const missing = readdirSync('static/shapes')
    .filter((name) => name.endsWith('.svg'))
    .flatMap((name) => {
      const drawing = readFileSync(join('static/shapes', name), 'utf8')
      const asked = [...drawing.matchAll(/var\((--[\w-]+)\)/g)].map(([, token = '']) => token)
      return asked.filter((token) => !`${tokens}${drawing}`.includes(`${token}:`)).map((token) => `${name}: ${token}`)
    })
  expect([...new Set(missing)]).toEqual([])
})

const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => readFileSync(join('src', path), 'utf8'))
  .join('\n')
const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!)

const idsIn = (tags: RegExp, prefix: string) =>
  [...code.matchAll(tags)].flatMap(([, word, choice = '']) =>
    (word ? [word] : [...choice.matchAll(/'(\w+)'/g)].map(([, one]) => one!)).map((name) => prefix + name),
  )
/** What pages ask the sprite for, by its id or by the name of an edge. Reef and mangroves are files (Edge.tsx). */
const asked = [
  ...idsIn(/<use href="#([^"]+)"/g, ''),
  ...idsIn(/(?:\bedge=|<Edge\s+name=)(?:"(\w+)"|\{([^}]*)\})/g, 'e-'),
].filter((id) => !['e-reef', 'e-roots'].includes(id))

test('the sprite holds every shape that a page asks for', () => {
  expect(asked).toEqual(expect.arrayContaining(['logo', 'e-foam']))
  expect(asked.filter((id) => !ids.includes(id))).toEqual([])
})

test('pages ask for every shape of the sprite, which each of them carries', () => {
  expect(ids.filter((id) => !asked.includes(id))).toEqual([])
})

test('the file of icons has a place for each, as wide as the style sheet takes them', () => {
  const icons = readFileSync('src/shapes/masks/icons.svg', 'utf8')
  expect(icons).toContain(`viewBox="0 0 ${24 * ICONS.length} 24"`)
  expect(readFileSync('src/styles/base.css', 'utf8')).toContain(
    `100% / ${ICONS.length - 1}) 0 / ${ICONS.length}00% 100%`,
  )
})
