export const chromiumPath: () => string | undefined
