import * as z from 'zod'
import { list, note } from './fields'
import { message } from './mistake'

/** Marks that any content file may carry; the launch report lists them. */
const marks = {
  /** Names of fields whose value only stands in until the foundation supplies the real one */
  placeholder: list(note(40, message('writePlaceholder')), 1, 20).optional(),
  /** Questions of what the foundation has to confirm before the site is launched */
  review: note(400, message('writeReview')).optional(),
}

export interface ContentType<Shape extends z.ZodRawShape = z.ZodRawShape> {
  /** Name of the GraphQL node type, for example `NewsArticle` */
  name: string
  /** Which files below `content/` are of this type: `*` stands for one name without a slash */
  files: string
  /** Front matter: every field, no other */
  schema: z.ZodObject<Shape & typeof marks>
  /** Whether there is text below the front matter */
  body: 'required' | 'none'
  /** GraphQL interfaces that the node type implements */
  interfaces: readonly string[]
}

/** Whether its text may hold pictures between the paragraphs. */
export const isIllustrated = ({ name, interfaces }: ContentType) => interfaces.includes('Story') || name === 'TextPage'

type Definition<Shape> = Pick<ContentType, 'name' | 'files'> &
  Partial<Pick<ContentType, 'body' | 'interfaces'>> & { fields: Shape }

/**
 * Defines a content type: one place from which the check of the front matter, the GraphQL type and the TypeScript type
 * are derived.
 */
export const defineContentType = <Shape extends z.ZodRawShape>({
  fields,
  body = 'none',
  interfaces = [],
  ...place
}: Definition<Shape>): ContentType<Shape> => ({
  ...place,
  body,
  interfaces,
  schema: z.strictObject({ ...fields, ...marks }),
})

/** A content type of which there is one file, such as the words of a page. */
export const oneFile = <Shape extends z.ZodRawShape>(
  name: string,
  files: string,
  fields: Shape,
  body?: ContentType['body'],
): ContentType<Shape> => defineContentType({ name, files, fields, body })
