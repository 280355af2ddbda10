/** What a visitor would see of what editors write most: stories, guides and the pages of events. */
import type { PageProps } from 'gatsby'
import { createRoot, type Root } from 'react-dom/client'
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

const storyPage = (type: ContentType, { entry, locale = deskLanguage, getAsset }: PreviewProps) => {
  const language = locale as Language
  const fields = (entry.get('data') as DecapMap | undefined)?.toJS() as Entry | undefined
  const shown = shownEntry(type, fields ?? {}, language, (name) => String(getAsset(name)))
  const story = type === guide ? { ...shown, label: WORDS[language].common.guide } : shown
  // an entry has the types of the query because its form comes from the same schema
  const props = { data: { ...AROUND, story } } as unknown as PageProps<Queries.StoryPageQuery>
  return (
    <PageLanguage.Provider value={language}>
      <div lang={language}>
        <div hidden dangerouslySetInnerHTML={{ __html: sprite }} />
        <StoryTemplate {...props} />
      </div>
    </PageLanguage.Provider>
  )
}

/** What `this` is in a component of Decap CMS */
type Place = { props: PreviewProps; element: Element; root: Root }

/**
 * An entry as a visitor would see it, by the site's own template. That runs with the React of the site, Decap CMS with its own:
 * each draws into a tree of its own.
 */
export const previewOf = (type: ContentType) => {
  function show(this: Place) {
    this.root ??= createRoot(this.element)
    this.root.render(storyPage(type, this.props))
  }
  return window.createClass({
    componentDidMount: show,
    componentDidUpdate: show,
    componentWillUnmount(this: Place) {
      this.root.unmount()
    },
    render(this: Place) {
      return window.h('div', { ref: (element: Element) => void (this.element = element) })
    },
  })
}
