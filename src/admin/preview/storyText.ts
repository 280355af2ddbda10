import type { Html } from 'mdast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toHast } from 'mdast-util-to-hast'
import { SKIP, visit } from 'unist-util-visit'
import { storyHtml } from '../../gatsby/graphql/storyHtml'
import { ALLOWED_HTML } from '../../schema/checks/text'

const asIs = { allowDangerousHtml: true }

/** A text in Markdown as the HTML that the site shows; what the build refuses is left out. */
export const storyText = (markdown: string): string => {
  const tree = fromMarkdown(markdown)
  visit(tree, 'html', ({ value }: Html, index, parent) => {
    if (ALLOWED_HTML.test(value)) return undefined
    parent!.children.splice(index!, 1)
    return [SKIP, index!]
  })
  const html = toHtml(toHast(tree, asIs), asIs)
  return storyHtml(fromHtml(html, { fragment: true }), { goneArticles: [], settings: {}, foreignWords: {} })
}
