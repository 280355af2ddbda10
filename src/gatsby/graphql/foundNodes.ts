import type { GraphQLFieldResolver } from 'gatsby/graphql'
import type { ContentType } from '../../schema/contentType'
import { rootPages } from '../../schema/registry'

interface Info {
  originalResolver: GraphQLFieldResolver<unknown, unknown>
}

/** The node that a query asks for, or an error, so that no page has to think of its absence. */
const found =
  (missing: string): GraphQLFieldResolver<unknown, unknown> =>
  async (source, args, context, info) => {
    const { originalResolver } = info as typeof info & Info
    const node: unknown = await originalResolver(source, args, context, info)
    if (!node) throw new Error(missing)
    return node
  }

/** The field of `Query` that finds a node of a type. */
const queryField = ({ name }: ContentType) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`

/** What it means that there is no node of a type; undefined where that may be. */
const absence = (type: ContentType) => {
  if (rootPages.includes(type)) return `No file of content/${type.files} has the id that its page was made with.`
  return type.files.includes('*') ? undefined : `content/${type.files} is missing, which every build needs.`
}

/**
 * For `createResolvers`: fields of `Query` that are never null. A content type that is one file has its node, since the check
 * of the content asks for the file, and the page of a story, or of a folder of `content/actions` or `content/texts`, is made
 * from its node.
 */
export const foundNodes = (types: readonly ContentType[]) => ({
  story: { type: 'Story!', resolve: found('No article, guide or event page has the id that its page was made with.') },
  ...Object.fromEntries(
    types.flatMap((type) => {
      const message = absence(type)
      return message ? [[queryField(type), { type: `${type.name}!`, resolve: found(message) }]] : []
    }),
  ),
})
