/** In browsers before 2024 a `::backdrop` inherits no custom property: it has only those that tokens.css gives to it. */
import { readdirSync, readFileSync } from 'node:fs'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))
const BACKDROP = /[^{}]*::backdrop\s*\{([^}]*)\}/g
const bodies = (css: string) => [...css.matchAll(BACKDROP)].map(([, body]) => body!)

const own = bodies(readFileSync('src/styles/tokens.css', 'utf8')).flatMap((body) => body.match(/--[\w-]+(?=:)/g) ?? [])

it.each(sheets)('a backdrop has its own colour: %s', (path) => {
  const used = bodies(readFileSync(`src/${path}`, 'utf8')).flatMap((body) =>
    [...body.matchAll(/background:[^;]*var\((--[\w-]+)/g)].map(([, name]) => name),
  )
  expect(used.filter((name) => !own.includes(name!))).toEqual([])
})
