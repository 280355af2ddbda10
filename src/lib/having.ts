/**
 * For `filter`: whether a thing has fields that may be null, which the type then says too.
 * Where a query has filtered them already, GraphQL's types do not know it.
 */
export const having =
  <Field extends string>(...fields: readonly Field[]) =>
  <Thing extends Record<Field, unknown>>(thing: Thing): thing is Thing & { [F in Field]: NonNullable<Thing[F]> } =>
    fields.every((field) => thing[field] !== null)
