import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import cascadeLayers from '@csstools/postcss-cascade-layers'
import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss'
import { LAYERS } from '../../styles/layers'
import { codeHash } from '../codeHash'
import { sha256 } from '../sha256'

/**
 * What every browser that can show the design has, and no other: Chrome 88, Firefox 89, Safari 15.4. The last is also the
 * first Safari with `<dialog>`, without which no script is loaded (src/inline/loadOnInteraction.ts).
 */
const SHOWS_DESIGN = '(aspect-ratio: 1) and selector(:focus-visible)'

/**
 * Asks for a sheet in browsers that do not know `@starting-style` (before Chrome 117, Firefox 129, Safari 17.5). To all
 * others it is a rule, behind which no `@import` may stand (CSS Cascade 5, section 2).
 */
const importing = (address: string) => `@starting-style{}@import"${address}";`
const IMPORT = /@starting-style\{\}@import"[^"]*";/

/** A rule of a style sheet that only older browsers follow. */
const isFallback = ({ params }: AtRule) => /^not\b/.test(params)

/** What a value was called before, for browsers that do not know it. */
const olderValue = ({ prop, value }: Declaration) =>
  prop.startsWith('overflow') ? value.replace('clip', 'hidden') : value.replace(/(?<=\d)[sd]vh\b/g, 'vh')

/**
 * Says in older words what can be said so, and in the younger ones where they are known. Not one behind the other in a rule: a
 * declaration with `var()` beats the one before it also where the browser does not know its value (CSS Variables, section 3.1).
 */
const sayInOlderWords = (root: Root) => {
  const young: Declaration[] = []
  root.walkDecls((declaration) => {
    if (olderValue(declaration) !== declaration.value && !declaration.variable) young.push(declaration)
  })
  for (const declaration of young) {
    const rule = declaration.parent as Rule
    const isOverflow = declaration.prop.startsWith('overflow')
    const known = postcss.atRule({ name: 'supports', params: isOverflow ? '(overflow:clip)' : '(height:1dvh)' })
    known.append(rule.clone({ nodes: [declaration.clone()] }))
    rule.after(known)
    declaration.value = olderValue(declaration)
  }
}

/**
 * The sheet of browsers that lack cascade layers or younger features: the site's sheets without layers, with the fallbacks
 * that stand in them in `@supports not (…)`, and a plain one for browsers that cannot show the design.
 * @param sheets of the site, each with its layers
 * @param plain for browsers without what the design is made of
 */
export const olderBrowsersSheet = (sheets: readonly string[], plain: string): string => {
  const root = postcss.parse(LAYERS + sheets.join(''))
  sayInOlderWords(root)
  const design = postcss([cascadeLayers({ onRevertLayerKeyword: false })]).process(root, { from: undefined }).css
  return `@supports not (${SHOWS_DESIGN}){${plain}}@supports ${SHOWS_DESIGN}{${design}}`
}

const withoutFallbacks = (styles: string) => {
  if (!styles.includes('@supports not')) return styles
  const root = postcss.parse(styles)
  root.walkAtRules('supports', (rule) => {
    if (isFallback(rule)) rule.remove()
  })
  return root.toString()
}

/**
 * The page as all browsers get it: without fallbacks, which only the sheet of older browsers holds, and with the address of
 * that sheet.
 */
export const forOlderBrowsers = (html: string, address: string) =>
  html
    .replace(
      /(<style[^>]* data-href=[^>]*>)([^<]*)/g,
      (_, tag: string, styles: string) => tag + withoutFallbacks(styles),
    )
    .replace(IMPORT, '')
    .replace(LAYERS, () => LAYERS + importing(address))

/**
 * Writes the sheet of older browsers into the build's folder, where an earlier build has not done so.
 * @param sheets names of the files there of which it is made
 * @returns its file's name, which changes with what it is made of
 */
export const writeOlderBrowsersSheet = (folder: string, sheets: readonly string[], plain: string): string => {
  const styles = sheets.map((name) => readFileSync(join(folder, name), 'utf8'))
  const name = `older.${sha256(JSON.stringify([styles, plain, LAYERS, codeHash()])).slice(0, 20)}.css`
  const file = join(folder, name)
  if (!existsSync(file)) {
    // a build that is stopped here leaves no half of it under its name
    writeFileSync(`${file}.part`, olderBrowsersSheet(styles, plain))
    renameSync(`${file}.part`, file)
  }
  return name
}
