import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What may hold a full stop and is no class: comments, texts, addresses, classes of the whole site. */
const NO_CLASSES = /\/\*.*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)|:global\([^)]*\)/gs
const CLASS = /\.([a-z]\w*)/gi

const classesOf = (css: string) =>
  [...new Set([...css.replace(NO_CLASSES, '').matchAll(CLASS)].map(([, name = '']) => name))].sort()

/**
 * The types of all CSS Modules as one file, so that a class that no style sheet has is a mistake for TypeScript.
 * @param root the project's folder
 * @throws where two style sheets have one name: a module of types is found by it
 */
export const classNameTypes = (root: string) => {
  const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => ({ name: basename(path), classes: classesOf(readFileSync(join(root, 'src', path), 'utf8')) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const twice = sheets.find(({ name }, i) => sheets[i + 1]?.name === name)
  if (twice) throw new Error(`Two style sheets are called ${twice.name}; give one another name.`)
  const modules = sheets.map(
    ({ name, classes }) =>
      `declare module '*/${name}' {\n  const classes: Classes<${classes.map((one) => `'${one}'`).join(' | ')}>\n  export = classes\n}\n`,
  )
  return `/* Written by scripts/class-types.ts (npm run typecheck). */
type Classes<Name extends string> = Readonly<Record<Name, string>>
${modules.join('')}`
}
