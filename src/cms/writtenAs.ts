/**
 * How Decap CMS writes a text: lists with the hyphens of this site. Everything else of its own way is the way of this site
 * already; __tests__/browser/deskTexts.spec.ts says so of every text.
 */
export const WRITTEN_AS = { settings: { bullet: '-' } }
