import type { Language } from './languages'

/** Where a page stands: what each is made with (src/gatsby/pages/). */
export interface PagePlace {
  language: Language
  /** Its addresses in all the languages that it is there in, this one too */
  translations: readonly { language: Language; route: string }[]
}
