/** The drawn signs of the sprite. Apart from `Icon`, so that only the style guide loads the list. */
export const ICONS = ['arrow', 'out', 'play', 'pause', 'waves', 'menu', 'x', 'search', 'large', 'whole'] as const

export type IconName = (typeof ICONS)[number]
