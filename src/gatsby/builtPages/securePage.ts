import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { contentSecurityPolicy, type Frames } from './contentSecurityPolicy'
import { stretchOf } from '../../lib/stretchOf'
import { after, edit, edited, elementsOf, type Edit } from './htmlEdits'

const POLICY_ID = 'policy'

/** Types of inline script that a browser runs; any other is data, which the policy does not ask about. */
const runs = ({ properties }: Element) =>
  !properties.src && [undefined, 'module', 'text/javascript', 'speculationrules'].includes(properties.type)

/** The text between an element's tags, letter for letter. */
const between = (html: string, { data }: Element) =>
  html.slice(
    stretchOf({ position: data?.position?.opening }).end,
    stretchOf({ position: data?.position?.closing }).start,
  )

/** Moves `style` attributes, which the policy refuses, to a style sheet of the page: one rule for each that differs. */
const movedStyles = (tree: Root) => {
  const rules = new Map<string, string>()
  const edits: Edit[] = []
  visit(tree, 'element', ({ data, properties, position }) => {
    const handler = Object.keys(properties).find((name) => /^on[A-Z]/.test(name))
    if (handler)
      throw new Error(`line ${position?.start.line}: the Content Security Policy refuses the attribute "${handler}".`)
    if (typeof properties.style !== 'string') return
    const name = rules.get(properties.style) ?? rules.size.toString(36)
    rules.set(properties.style, name)
    edits.push(edit(stretchOf({ position: data?.position.properties?.style }), `data-style="${name}"`))
  })
  const sheet = [...rules].map(([style, name]) => `[data-style="${name}"]{${style}}`).join('')
  return { edits, sheet }
}

/**
 * Gives a page of the build its Content Security Policy, as a `<meta>` behind the character encoding (which has to lie
 * among the first 1024 bytes and loads nothing). A page that was made by an earlier build gets a new one; a page that
 * brings a policy of its own keeps it. React finds the page as it wrote it, apart from `style` attributes, which it does
 * not compare; what it adds later goes through the object model, which the policy allows.
 *
 * @throws where the page holds an inline event handler, or no character encoding or head to put the policy into
 */
export const securePage = (html: string, frames: Frames): string => {
  const tree = fromHtml(html, { verbose: true })
  const policies = elementsOf(
    tree,
    'meta',
    ({ properties }) => String(properties.httpEquiv) === 'Content-Security-Policy',
  )
  if (policies.some(({ properties }) => properties.id !== POLICY_ID)) return html

  const head = elementsOf(tree, 'head')[0]?.data?.position?.closing
  const charset = elementsOf(tree, 'meta', ({ properties }) => Boolean(properties.charSet))[0]?.position
  if (!head || !charset)
    throw new Error('it can’t have a Content Security Policy, because it has no <head> with <meta charset>.')
  const { edits, sheet } = movedStyles(tree)
  const scripts = elementsOf(tree, 'script', runs).map((script) => between(html, script))
  const sheets = elementsOf(tree, 'style').map((style) => between(html, style))
  const policy = contentSecurityPolicy(scripts, sheet ? [...sheets, sheet] : sheets, frames)
  const endOfHead = stretchOf({ position: head }).start
  if (sheet) edits.push(edit({ start: endOfHead, end: endOfHead }, `<style>${sheet}</style>`))
  edits.push(
    ...policies.map((policy) => edit(stretchOf(policy))),
    after(
      stretchOf({ position: charset }),
      `<meta id="${POLICY_ID}" http-equiv="Content-Security-Policy" content="${policy}"/>`,
    ),
  )
  return edited(html, edits)
}
