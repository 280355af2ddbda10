import files from './paperReefFiles.json'

/** The PDF files of static/paper-reef/, in the order of the page; `npm run draw:paper-reef` writes them, and how large they are. */
export const PAPER_SHEETS = ['posters', 'colouring', 'diorama'] as const
export type PaperSheet = (typeof PAPER_SHEETS)[number]

export const PAPER_FILES: Readonly<
  Record<PaperSheet, { pages: number; bytes: number; width: number; height: number }>
> = files
