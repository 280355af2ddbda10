import { defineContentType } from './contentType'
import { line, oneOf, placeInList } from './fields'
import { SUBJECTS } from './subjects'

/**
 * A question that people ask before they act; the text below is the answer. One without an answer is shown nowhere: the launch
 * report lists it, to be sent to the foundation.
 */
export const question = defineContentType({
  name: 'Question',
  files: 'questions/*.md',
  body: 'optional',
  fields: { title: line(120), about: oneOf(SUBJECTS), order: placeInList().optional() },
})
