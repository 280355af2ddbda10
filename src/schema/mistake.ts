/** Something in a content file that an editor has to mend. */
export interface Mistake {
  /** Path from the project's folder, with forward slashes */
  file: string
  /** Line of the file, from 1, where it can be told */
  line?: number
  /** A sentence without the file: what was found and what to write instead */
  message: string
  /**
   * Where a link leads to an article that is not there, its route: whoever deletes an article keeps a site that works. Such
   * a mistake stops nothing, and the site links to all articles in its place.
   */
  goneArticle?: string
  /** It is worth saying, and stops nothing */
  isNote?: true
}

/** Whether it is only worth saying, so that the site is built and an entry saved all the same. */
export const stopsNothing = ({ goneArticle, isNote }: Mistake) => isNote === true || goneArticle !== undefined

/** One line of text: `content/news/…/index.md: "date" is …` */
export const mistakeText = ({ file, message }: Mistake) => `${file}: ${message}`

/** The same with the line, as editors of code know it and make it a link: `content/news/…/index.md:7: "date" is …` */
export const mistakeTextWithLine = ({ file, line, message }: Mistake) =>
  mistakeText({ file: line === undefined ? file : `${file}:${line}`, message })

/** How many mistakes there are, as a sentence. */
export const mistakeCount = (mistakes: readonly Mistake[]) =>
  mistakes.length === 1 ? 'The content has 1 mistake.' : `The content has ${mistakes.length} mistakes.`

/** All mistakes as one text for a build that they stop, in the order of the files. */
export const mistakesText = (mistakes: readonly Mistake[]) =>
  [
    mistakeCount(mistakes),
    ...mistakes.map(mistakeText),
    'Nothing was built. Mend what is listed and start again.',
  ].join('\n')
