import { defineContentType } from './contentType'
import { line, placeInList, sentences } from './fields'

/** What a page that the footer links to begins with. */
export const headOfPage = {
  title: line(60),
  /** In the breadcrumb and in the footer */
  label: line(24),
  lead: sentences(20, 300),
  /** For search engines and shared links */
  description: sentences(80, 160),
}

/** A page of plain text, linked from the footer. Its address is its folder's name: /privacy. */
export const textPage = defineContentType({
  name: 'TextPage',
  files: 'texts/*/index.md',
  body: 'required',
  fields: {
    ...headOfPage,
    /** Before the e-mail address at the end */
    contactLabel: line(60),
    order: placeInList().optional(),
  },
})
