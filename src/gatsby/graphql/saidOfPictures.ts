import type { GraphQLFieldResolver } from 'gatsby/graphql'
import type { ContentType } from '../../schema/contentType'
import { creditField, focusField, kindField } from '../../schema/fields'

type Resolver = GraphQLFieldResolver<Record<string, unknown>, unknown>
interface Info {
  originalResolver: Resolver
}
type FileNode = { id: string }

/** A picture's file, with what the text that names it says of it in the fields beside. */
const said = (focus: string, kind: string, credit: string) => ({
  resolve: async (source: Record<string, unknown>, args: Record<string, unknown>, context: unknown, info: Info) => {
    const found = (await info.originalResolver(source, args, context, info as never)) as FileNode | null
    return found && { ...found, focus: source[focus], kind: source[kind], credit: source[credit] }
  },
})

/** For `createResolvers`: of each picture of a content type, what stays in sight, what kind it is and who made it. */
export const pictureResolvers = ({ schema }: ContentType) =>
  Object.fromEntries(
    Object.keys(schema.shape)
      .filter((field) => focusField(field) in schema.shape)
      .map((field) => [field, said(focusField(field), kindField(field), creditField(field))]),
  )

/** The same for each of several pictures. */
export const shownPicture = { picture: said('focus', 'kind', 'credit') }

/** Fields of `File`: known of a picture that a text names. */
export const ofTheText = { focus: { type: 'String' }, kind: { type: 'String' }, credit: { type: 'String' } }
