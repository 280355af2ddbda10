import { defineContentType, oneFile } from './contentType'
import { line, oneOf, pictureFields, sentences, SUBJECTS } from './fields'

/** What a page begins with. */
const head = {
  title: line(60),
  lead: sentences(20, 300),
  /** For search engines and shared links */
  description: sentences(80, 160),
}

/** The same of one that the footer links to. */
export const headOfPage = {
  ...head,
  /** In the breadcrumb and in the footer */
  label: line(24),
}

/**
 * A page that gathers what there is for one thing that people come to do: words, figures, answers, stories and one button.
 * Its address is its folder's name: /volunteer.
 */
export const actionPage = defineContentType({
  name: 'ActionPage',
  files: 'actions/*/index.md',
  body: 'required',
  fields: {
    ...headOfPage,
    /** Whose questions, figures and stories it shows, and where its button leads (src/sections/action/ActionHeader.tsx) */
    about: oneOf(SUBJECTS),
    button: line(40),
    /** Where the button leads and what happens there */
    buttonNote: sentences(20, 200),
    /** What the letter says already, where the button opens one */
    letter: sentences(20, 300).optional(),
    ...pictureFields('picture'),
    /** Above figures of this subject; without it stories stand in their place */
    figuresTitle: line(60).optional(),
    questionsTitle: line(60),
    storiesTitle: line(60),
  },
})

/** A page of text and pictures to take away, linked from the footer. Its address is its folder's name: /privacy. */
export const textPage = defineContentType({
  name: 'TextPage',
  files: 'texts/*/index.md',
  body: 'required',
  fields: {
    ...headOfPage,
    /** Before the e-mail address at the end; then whom to ask: name, what they do, telephone */
    contactLabel: line(60),
    contact: line(120).optional(),
    /** As a story’s */
    checking: line(100).optional(),
  },
})

/** A question that people ask before they act; the text below is the answer. Those without one stand in content/letter.md. */
export const question = defineContentType({
  name: 'Question',
  files: 'questions/*.md',
  body: 'required',
  fields: { title: line(120), about: oneOf(SUBJECTS) },
})

/** All places where something was planted. */
export const reefsPage = oneFile('ReefsPage', 'pages/our-reefs.md', head)

/** Our numbers. */
export const impactPage = oneFile('ImpactPage', 'pages/impact.md', {
  ...head,
  totalsTitle: line(40),
  totalsLead: sentences(20, 260),
  figuresTitle: line(40),
  figuresLead: sentences(20, 260),
})
