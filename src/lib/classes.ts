/** Names of classes that are there, as the attribute `class`: without spaces for those that are not, a hundred on some pages. */
export const classes = (...names: readonly (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
