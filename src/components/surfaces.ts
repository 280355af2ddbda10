/**
 * From the surface down, and ashore again: the order in which a page meets them (src/styles/tokens.css has the colours of
 * each). Apart from `Section`, so that only the style guide loads the list.
 */
export const SURFACES = [
  'air',
  'skin',
  'light',
  'lagoon',
  'reef',
  'wall',
  'deep',
  'drop',
  'abyss',
  'sunset',
  'sand',
  'paper',
  'mangrove',
] as const

/** The water, air or ground that a section lies in: sets its colours and the width of its type. */
export type Surface = (typeof SURFACES)[number]
