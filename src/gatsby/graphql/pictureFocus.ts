import type { GraphQLFieldResolver } from 'gatsby/graphql'
import type { ContentType } from '../../schema/contentType'
import { focusField } from '../../schema/fields'

type Resolver = GraphQLFieldResolver<Record<string, unknown>, unknown>
interface Info {
  originalResolver: Resolver
}
type FileNode = { id: string }

/** A picture's file, with what the text that names it says of it in the field beside. */
const focused = (field: string) => ({
  resolve: async (source: Record<string, unknown>, args: Record<string, unknown>, context: unknown, info: Info) => {
    const found = (await info.originalResolver(source, args, context, info as never)) as FileNode | null
    return found && { ...found, focus: source[field] }
  },
})

/** For `createResolvers`: of each picture of a content type that a place may crop, what stays in sight. */
export const focusResolvers = ({ schema }: ContentType) =>
  Object.fromEntries(
    Object.keys(schema.shape)
      .filter((field) => focusField(field) in schema.shape)
      .map((field) => [field, focused(focusField(field))]),
  )

/** The same for each of several pictures. */
export const shownPictureFocus = { picture: focused('focus') }

/** `File.focus`: known of a picture that a text names. */
export const fileFocus = { type: 'String' }
