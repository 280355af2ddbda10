import type { GraphQLFieldResolver } from 'gatsby/graphql'
import type { ContentType } from '../../schema/contentType'
import { creditField, focusField } from '../../schema/fields'

type Resolver = GraphQLFieldResolver<Record<string, unknown>, unknown>
interface Info {
  originalResolver: Resolver
}
type FileNode = { id: string }

/** A picture's file, with what the text that names it says of it in the fields beside. */
const said = (focus: string, credit: string) => ({
  resolve: async (source: Record<string, unknown>, args: Record<string, unknown>, context: unknown, info: Info) => {
    const found = (await info.originalResolver(source, args, context, info as never)) as FileNode | null
    return found && { ...found, focus: source[focus], credit: source[credit] }
  },
})

/** For `createResolvers`: of each picture of a content type, what stays in sight and who took it. */
export const pictureResolvers = ({ schema }: ContentType) =>
  Object.fromEntries(
    Object.keys(schema.shape)
      .filter((field) => focusField(field) in schema.shape)
      .map((field) => [field, said(focusField(field), creditField(field))]),
  )

/** The same for each of several pictures. */
export const shownPicture = { picture: said('focus', 'credit') }

/** Fields of `File`: known of a picture that a text names. */
export const ofTheText = { focus: { type: 'String' }, credit: { type: 'String' } }
