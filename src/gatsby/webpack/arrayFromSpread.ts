/**
 * Takes the place of Babel's helper for `[...items]` in the visitor's script: browsers that know cascade layers, without
 * which the site has no styles, can do it themselves.
 */
export default Array.from
