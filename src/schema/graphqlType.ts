import { z } from 'zod'
import { metaOf } from './fields'

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

/** The fields of a content type in GraphQL's schema definition language, one a line. */
export const graphqlFields = (fields: z.ZodRawShape): string =>
  Object.entries(fields)
    .map(([name, field]) => fieldDefinition(name, field as z.ZodType))
    .join('\n')
