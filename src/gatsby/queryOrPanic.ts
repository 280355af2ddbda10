import type { BuildArgs } from 'gatsby'

/**
 * The data of a query that the end of a build cannot do without.
 * @param sentence what could not be done; the build ends with it where the query has an error
 * @param variables those that the query declares
 */
export const queryOrPanic = async <T>(
  { graphql, reporter }: Pick<BuildArgs, 'graphql' | 'reporter'>,
  query: string,
  sentence: string,
  variables: Record<string, unknown> = {},
): Promise<T> => {
  const { data, errors } = await graphql<T>(query, variables)
  return errors || !data ? reporter.panic(sentence, errors as Error) : data
}
