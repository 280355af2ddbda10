import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What may hold a full stop and is no class: comments, texts, addresses, classes of the whole site. */
const NO_CLASSES = /\/\*.*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)|:global\([^)]*\)/gs
const SHEETS = /import \* as (\w+) from '(\.[^']+\.module\.css)'/g

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => join('src', path))

test('every class that a component names is in its style sheet', () => {
  const missing = files
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const code = readFileSync(path, 'utf8')
      return [...code.matchAll(SHEETS)].flatMap(([, name = '', sheet = '']) => {
        const css = readFileSync(join(dirname(path), sheet), 'utf8').replace(NO_CLASSES, '')
        const classes = new Set([...css.matchAll(/\.([a-z]\w*)/gi)].map(([, one]) => one))
        return [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))]
          .filter(([, used]) => !classes.has(used))
          .map(([, used]) => `${path}: ${sheet} has no class ${used}`)
      })
    })
  expect(missing).toEqual([])
})
