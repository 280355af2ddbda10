/** Names of classes that are there, as the attribute `class`: without a space for those that are not, which pages repeat a hundred times. */
export const classes = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ')
