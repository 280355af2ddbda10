import { defineContentType } from './contentType'
import { line, oneOf, placeInList } from './fields'
import { SUBJECTS } from './subjects'

/** A question that people ask before they act; the text below is the answer. Those without one stand in content/letter.md. */
export const question = defineContentType({
  name: 'Question',
  files: 'questions/*.md',
  body: 'required',
  fields: { title: line(120), about: oneOf(SUBJECTS), order: placeInList().optional() },
})
