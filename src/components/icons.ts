/** The drawn signs, as they stand side by side in src/shapes/masks/icons.svg. */
export const ICONS = ['arrow', 'out', 'play', 'pause', 'waves', 'menu', 'x', 'search', 'large', 'whole'] as const
export type IconName = (typeof ICONS)[number]
