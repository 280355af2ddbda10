/** Order of the cascade layers; must stand before any other style of a page. */
export const LAYERS = '@layer reset,tokens,base,components,sections;'
