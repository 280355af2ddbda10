/** Something in a content file that an editor has to mend. */
export interface Mistake {
  /** Path from the project's folder, with forward slashes */
  file: string
  /** Line of the file, from 1, where it can be told */
  line?: number
  /** A sentence without the file: what was found and what to write instead */
  message: string
}

/** One line of text for the terminal: `content/news/…/index.md: "date" is …` */
export const mistakeText = ({ file, message }: Mistake) => `${file}: ${message}`

/** All mistakes as one text, in the order of the files. */
export const mistakesText = (mistakes: readonly Mistake[]) =>
  [
    mistakes.length === 1 ? 'The content has 1 mistake.' : `The content has ${mistakes.length} mistakes.`,
    ...mistakes.map(mistakeText),
    'Nothing was built. Mend what is listed and start again.',
  ].join('\n')
