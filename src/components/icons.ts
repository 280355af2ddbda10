/** The drawn signs of the sprite. */
export type IconName = 'arrow' | 'out' | 'play' | 'pause' | 'waves' | 'menu' | 'x' | 'search' | 'large' | 'whole'
