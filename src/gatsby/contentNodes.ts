/**
 * Turns each checked Markdown file into a typed child node (`NewsArticle`, `Event`, …).
 *
 * Gatsby keeps nodes between builds and makes them anew only when a file changes, so an edit of the code that derives
 * them would leave old ones behind. Two things prevent it: `sourceNodes`, which always runs, derives the nodes of kept
 * files again, and their digest covers the code that derives them (codeHash.ts) and what it derived, which may follow from
 * the day of the build, so that pages that show a node are queried again when either changed. No picture is encoded again for it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { CreateNodeArgs, GatsbyNode, Node, ParentSpanPluginArgs } from 'gatsby'
import { checkFrontMatter } from '../schema/checkFrontMatter'
import { FrontMatterError, readContentFile } from '../schema/contentFile'
import type { ContentType } from '../schema/contentType'
import { contentTypeOf } from '../schema/registry'
import { codeHash } from './codeHash'
import { derivedValues } from './graphql/derivedFields'
import { goneArticles, linkedToWhatIsThere } from './goneArticles'
import { sha256 } from './sha256'

type MarkdownNode = Node & { fileAbsolutePath: string }

const lastInOrder = new Map<string, Record<string, unknown>>()

/**
 * The fields of a file; while they hold a mistake those that it had before it, so that `gatsby develop` lays a sentence over
 * the page (contentOverlay.ts) and the page stays. A build stops at a mistake before it comes here. Of a file that is gone
 * there are none: Gatsby drops its node only after `sourceNodes`.
 */
export const fieldsToShow = (type: ContentType, file: string): Record<string, unknown> | undefined => {
  if (!existsSync(file)) return undefined
  try {
    const { frontMatter } = readContentFile(readFileSync(file, 'utf8'))
    if (checkFrontMatter(type, frontMatter).length > 0) return lastInOrder.get(file) ?? frontMatter
    lastInOrder.set(file, frontMatter)
    return frontMatter
  } catch (error) {
    if (!(error instanceof FrontMatterError)) throw error
    return lastInOrder.get(file)
  }
}

const createContentNode = (
  markdown: MarkdownNode,
  { actions, createNodeId, getNode }: CreateNodeArgs | ParentSpanPluginArgs,
) => {
  const path = relative(join(process.cwd(), 'content'), markdown.fileAbsolutePath).split(sep).join('/')
  const type = contentTypeOf(path)
  for (const id of markdown.children) {
    const child = getNode(id)
    if (child && child.internal.type !== type?.name) actions.deleteNode(child)
  }
  if (!type) return
  const frontMatter = fieldsToShow(type, markdown.fileAbsolutePath)
  if (!frontMatter) return
  const derived = derivedValues(type, path, frontMatter)
  const node = {
    ...linkedToWhatIsThere(type, frontMatter),
    ...derived,
    id: createNodeId(`${type.name} ${path}`),
    parent: markdown.id,
    children: [],
    // for the text's HTML (graphql/derivedFields.ts); no query asks for it
    goneArticles: goneArticles(),
    internal: {
      type: type.name,
      contentDigest: sha256(
        [markdown.internal.contentDigest, codeHash(), ...goneArticles(), JSON.stringify(derived)].join(),
      ),
    },
  }
  void actions.createNode(node)
  actions.createParentChildLink({ parent: markdown, child: node })
}

/** Derives the nodes of files that Gatsby kept from an earlier build. */
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  const kept = args.getNodesByType('MarkdownRemark') as MarkdownNode[]
  for (const markdown of kept) createContentNode(markdown, args)
}

export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => {
  createContentNode(args.node as MarkdownNode, args)
}

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }: { node: Node }) =>
  node.internal.type === 'MarkdownRemark'
