import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sprite } from '../../src/shapes/sprite'

test('the mangroves stand on the paper of the footer', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const [, ground] = /<g color="(#\w+)"><path/.exec(readFileSync('static/shapes/mangroves.svg', 'utf8'))!
  expect(tokens).toContain(`--sf-mangrove: ${ground};`)
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
/** What pages ask the sprite for, by its id or by the name of an icon or an edge. Reef and mangroves are files (Edge.tsx). */
const asked = [
  ...idsIn(/<use href="#([^"]+)"/g, ''),
  ...idsIn(/<Icon\s+name=(?:"(\w+)"|\{([^}]*)\})/g, 'i-'),
  ...idsIn(/(?:\bedge=|<Edge\s+name=)(?:"(\w+)"|\{([^}]*)\})/g, 'e-'),
].filter((id) => !['e-reef', 'e-roots'].includes(id))

test('the sprite holds every shape that a page asks for', () => {
  expect(asked).toEqual(expect.arrayContaining(['logo', 'i-whole', 'e-foam']))
  expect(asked.filter((id) => !ids.includes(id))).toEqual([])
})

test('pages ask for every shape of the sprite, which each of them carries', () => {
  expect(ids.filter((id) => !asked.includes(id))).toEqual([])
})
