import * as z from 'zod'
import { metaOf, valueOf } from './fields'

const scalarOf = (field: z.ZodType): string => {
  const { graphql } = metaOf(field)
  if (graphql) return graphql.type
  if (field instanceof z.ZodBoolean) return 'Boolean'
  if (field instanceof z.ZodNumber) return 'Float'
  return 'String'
}

/** One field in GraphQL's schema definition language, for example `topics: [String!]!`. */
const fieldDefinition = (name: string, field: z.ZodType): string => {
  const optional = field instanceof z.ZodOptional
  const inner = optional ? (field.unwrap() as z.ZodType) : field
  const type = inner instanceof z.ZodArray ? `[${scalarOf(inner.element as z.ZodType)}!]` : scalarOf(inner)
  const directive = metaOf(inner).graphql?.directive
  return `  ${name}: ${type}${optional ? '' : '!'}${directive ? ` ${directive}` : ''}`
}

/** The types of the groups that fields hold, in the same language, by their names. */
export const graphqlGroups = (fields: z.ZodRawShape): Map<string, string> =>
  new Map(
    Object.values(fields)
      .map((field) => valueOf(field as z.ZodType))
      .filter((value) => value instanceof z.ZodObject)
      .map((group) => [scalarOf(group), `type ${scalarOf(group)} {\n${graphqlFields(group.shape)}\n}`]),
  )

/** The fields of a content type in GraphQL's schema definition language, one a line. */
export const graphqlFields = (fields: z.ZodRawShape): string =>
  Object.entries(fields)
    .map(([name, field]) => fieldDefinition(name, field as z.ZodType))
    .join('\n')
