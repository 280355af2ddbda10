import { defineContentType } from './contentType'
import { line, oneOf, pictureFields, placeInList, sentences } from './fields'
import { SUBJECTS } from './subjects'

/**
 * A page that gathers what there is for one thing that people come to do: words, figures, answers, stories and one button.
 * Its address is its folder's name: /volunteer.
 */
export const actionPage = defineContentType({
  name: 'ActionPage',
  files: 'actions/*/index.md',
  body: 'required',
  fields: {
    title: line(40),
    /** In the breadcrumb and in the footer */
    label: line(24),
    /** Whose questions, figures and stories it shows, and where its button leads (src/sections/action/ActionButton.tsx) */
    about: oneOf(SUBJECTS),
    lead: sentences(20, 300),
    /** For search engines and shared links */
    description: sentences(80, 160),
    button: line(40),
    /** Where the button leads and what happens there */
    buttonNote: sentences(20, 200),
    /** What the letter says already, where the button opens one */
    letter: sentences(20, 300).optional(),
    ...pictureFields('picture'),
    figuresTitle: line(60),
    questionsTitle: line(60),
    storiesTitle: line(60),
    order: placeInList().optional(),
  },
})
