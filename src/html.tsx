/** Gatsby looks for a site's own document here. */
export { Document as default } from './layout/Document'
