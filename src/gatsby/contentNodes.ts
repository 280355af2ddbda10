/**
 * Turns each checked Markdown file into a typed node (`NewsArticle`, `Event`, …) for each language: the English fields with the
 * words of the translation in their place. A page without a translation has no node in that language, and a story that is there in
 * one language alone has none in the others; of what has no page of its own, the English words stand in.
 *
 * Gatsby keeps nodes between builds and makes them anew only when a file changes, so an edit of the code that derives
 * them would leave old ones behind. Two things prevent it: `sourceNodes`, which always runs, derives the nodes of kept
 * files again, and their digest covers the code that derives them (codeHash.ts) and what it derived, which may follow from
 * the day of the build, so that pages that show a node are queried again when either changed. No picture is encoded again for it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { CreateNodeArgs, GatsbyNode, Node, ParentSpanPluginArgs } from 'gatsby'
import { SOURCE_LANGUAGE, TRANSLATION_LANGUAGES, type Language } from '../i18n/languages'
import { checkFrontMatter } from '../schema/checkFrontMatter'
import { FrontMatterError, cachedContentFile } from '../schema/contentFile'
import type { ContentType } from '../schema/contentType'
import { contentTypeOf, pageTypes } from '../schema/registry'
import { DIGEST_FIELD, inLanguage, translationOf, translationPath, translationSchema } from '../schema/translation'
import { codeHash } from './codeHash'
import { derivedValues } from './graphql/derivedFields'
import { isThere } from './isThere'
import { linkTargets, linkTargetsKey, withLinkTargets } from './linkTargets'
import { isHiddenDraft } from './preview'
import { sha256 } from './sha256'

type MarkdownNode = Node & { fileAbsolutePath: string }
type Args = CreateNodeArgs | ParentSpanPluginArgs

const lastInOrder = new Map<string, Record<string, unknown>>()

/**
 * The fields of a file; while they hold a mistake those that it had before it, so that in `gatsby develop` the page stays, and
 * the terminal says the mistake (pages/pages.ts). A build stops at a mistake before it comes here. Of a file that is gone
 * there are none: Gatsby drops its node only after `sourceNodes`.
 */
export const fieldsToShow = (
  type: Parameters<typeof checkFrontMatter>[0],
  file: string,
): Record<string, unknown> | undefined => {
  if (!existsSync(file)) return undefined
  try {
    const { frontMatter } = cachedContentFile(readFileSync(file, 'utf8'))
    if (checkFrontMatter(type, frontMatter).length > 0) return lastInOrder.get(file) ?? frontMatter
    lastInOrder.set(file, frontMatter)
    return frontMatter
  } catch (error) {
    if (!(error instanceof FrontMatterError)) throw error
    return lastInOrder.get(file)
  }
}

const contentFolder = () => join(process.cwd(), 'content')

/** Its path below `content/` */
const fileOf = ({ fileAbsolutePath }: MarkdownNode) => relative(contentFolder(), fileAbsolutePath).split(sep).join('/')

/**
 * Each file has its own, also where two say the same thing: Gatsby drops a node with the file that it came from, after another
 * may have taken its place.
 */
const idOf = (type: ContentType, markdown: MarkdownNode, language: Language, { createNodeId }: Args) =>
  createNodeId(`${type.name} ${fileOf(markdown)} ${language}`)

/**
 * The file that holds all fields of a text: the English one, or the one that is there in another language alone.
 * @param path of the English file, below `content/`
 */
const wholeFile = (path: string, markdown: MarkdownNode) => {
  const english = join(contentFolder(), path)
  return existsSync(english) ? english : markdown.fileAbsolutePath
}

/**
 * The node of a file in a language.
 * @param path of the English file, below `content/`
 * @param markdown whose text it has: the translation's, or that of the file with all fields
 */
const createNode = (type: ContentType, path: string, language: Language, markdown: MarkdownNode, args: Args) => {
  const file = wholeFile(path, markdown)
  const whole = fieldsToShow(type, file)
  // a translation that was left behind
  if (!whole || DIGEST_FIELD in whole) return
  const isTranslated = file !== markdown.fileAbsolutePath
  const words = isTranslated && fieldsToShow({ schema: translationSchema(type) }, markdown.fileAbsolutePath)
  const fields = words ? inLanguage(type.schema.shape, whole, words) : whole
  const shown = {
    ...withLinkTargets(language, type.schema.shape, fields),
    ...derivedValues(type, path, fields, language),
  }
  const node = {
    ...shown,
    id: idOf(type, markdown, language, args),
    parent: markdown.id,
    children: [],
    // for the text's HTML (graphql/derivedFields.ts); no query asks for it
    linkTargets: linkTargets(language),
    internal: {
      type: type.name,
      contentDigest: sha256(
        [markdown.internal.contentDigest, codeHash(), linkTargetsKey(), JSON.stringify(shown)].join(),
      ),
    },
  }
  void args.actions.createNode(node)
  args.actions.createParentChildLink({ parent: markdown, child: node })
}

/** English, and the languages in which the English words stand in. */
const languagesOfEnglish = (type: ContentType, path: string): readonly Language[] => {
  if (pageTypes.includes(type)) return [SOURCE_LANGUAGE]
  return [SOURCE_LANGUAGE, ...TRANSLATION_LANGUAGES.filter((language) => !isThere(language, path))]
}

const markdownNodes = ({ getNodesByType }: Args) => getNodesByType('MarkdownRemark') as MarkdownNode[]

const createContentNodes = (markdown: MarkdownNode, args: Args) => {
  const { actions, getNode } = args
  const file = fileOf(markdown)
  const translation = translationOf(file)
  const path = translation?.source ?? file
  const type = contentTypeOf(path)
  const isShown = type && !isHiddenDraft(fieldsToShow(type, wholeFile(path, markdown)))
  const languages = isShown ? (translation ? [translation.language] : languagesOfEnglish(type, path)) : []
  const ids = type ? languages.map((language) => idOf(type, markdown, language, args)) : []
  for (const id of markdown.children) {
    const child = getNode(id)
    if (child && !ids.includes(id)) actions.deleteNode(child)
  }
  if (type) for (const language of languages) createNode(type, path, language, markdown, args)
}

/** Derives the nodes of files that Gatsby kept from an earlier build. */
export const sourceNodes: GatsbyNode['sourceNodes'] = (args) => {
  for (const markdown of markdownNodes(args)) createContentNodes(markdown, args)
}

export const onCreateNode: GatsbyNode['onCreateNode'] = (args) => {
  const markdown = args.node as MarkdownNode
  createContentNodes(markdown, args)
  // a translation has the fields that it does not say itself from the English file, whose words stand in while there is none
  const source = translationOf(markdown.fileAbsolutePath)?.source ?? markdown.fileAbsolutePath
  const others = new Set([source, ...TRANSLATION_LANGUAGES.map((language) => translationPath(source, language))])
  others.delete(markdown.fileAbsolutePath)
  for (const node of markdownNodes(args)) {
    if (others.has(node.fileAbsolutePath)) createContentNodes(node, args)
  }
}

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }: { node: Node }) =>
  node.internal.type === 'MarkdownRemark'
