import { relative, sep } from 'node:path'
import type { Configuration } from 'webpack'
import { sha256 } from '../sha256'
import { loaderOptions } from '../webpack/loaderOptions'

const LETTERS = 4

const classesOf = new Map<string, string[]>()

/** Four letters for the file, then the number of the class in it: `uQbD0`. */
export const className = ({ resourcePath }: { resourcePath: string }, _template: string, local: string) => {
  const path = relative(process.cwd(), resourcePath).split(sep).join('/')
  const classes = classesOf.get(path) ?? []
  classesOf.set(path, classes)
  if (!classes.includes(local)) classes.push(local)
  const file = sha256(path, 'base64')
    .replace(/[^a-z]/gi, '')
    .slice(0, LETTERS)
  return file + classes.indexOf(local).toString(36)
}

/**
 * Gives the classes of CSS Modules names that compress well, because those of one file begin alike.
 *
 * Patches: css-loader's option `modules.getLocalIdent` in Gatsby's webpack configuration.
 * Works around: Gatsby has no setting for names, and calls classes after their file and rule
 * (https://github.com/gatsbyjs/gatsby/pull/24702, not merged).
 * Buys: 1.4 kB less HTML on the home page and 0.4 on an article than with a hash for each class (brotli).
 * Delete when: the home page's HTML has room for that (docs/decisions.md, "The first screen").
 * @throws where no loader names classes
 */
export const shortClassNames = (config: Configuration) => {
  const named = loaderOptions(config, ({ modules }) => modules?.localIdentName, 'src/gatsby/patches/shortClassNames.ts')
  for (const { modules } of named) if (modules) modules.getLocalIdent = className
}
