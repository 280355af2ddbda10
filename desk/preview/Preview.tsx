/** What a visitor would see of what editors write most: stories, guides and the pages of events. */
import type { PageProps } from 'gatsby'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../src/i18n/languages'
import { PageLanguage } from '../../src/i18n/pageLanguage'
import { WORDS } from '../../src/i18n/words'
import type { ContentType } from '../../src/schema/contentType'
import { guide } from '../../src/schema/news'
import { sprite } from '../../src/shapes/sprite'
import StoryTemplate from '../../src/templates/story'
import type { Entry } from '../contentFile'
import type { DecapMap, PreviewProps } from '../decap'
import { deskLanguage } from '../words/deskWords'
import { shownEntry } from './shownEntry'
// those of the sections come with their components
import '../../src/styles/tokens.css'
import '../../src/styles/fonts.css'
import '../../src/styles/base.css'

/** What the page shows that is not the entry's */
const AROUND = {
  event: null,
  firstRelated: null,
  secondRelated: null,
  thirdRelated: null,
  storyDeeds: { deeds: [] },
  linkSettings: {},
}

/**
 * An entry as a visitor would see it, by the site's own template. That runs with the React of the site and Decap CMS with its own:
 * what passes between them is HTML, as pages have it.
 */
export const previewOf =
  (type: ContentType) =>
  ({ entry, locale = deskLanguage, getAsset }: PreviewProps) => {
    const language = locale as Language
    const fields = (entry.get('data') as DecapMap | undefined)?.toJS() as Entry | undefined
    const shown = shownEntry(type, fields ?? {}, language, (name) => String(getAsset(name)))
    const story = type === guide ? { ...shown, label: WORDS[language].common.guide } : shown
    // an entry has the types of the query because its form comes from the same schema
    const props = { data: { ...AROUND, story } } as unknown as PageProps<Queries.StoryPageQuery>
    const page = renderToStaticMarkup(
      <PageLanguage.Provider value={language}>
        <StoryTemplate {...props} />
      </PageLanguage.Provider>,
    )
    const __html = `<div hidden>${sprite}</div>${page}`
    return window.h('div', { lang: language, dangerouslySetInnerHTML: { __html } })
  }
