import { Component, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Language } from '../../src/i18n/languages'
import { PageLanguage } from '../../src/i18n/pageLanguage'
import type { ContentType } from '../../src/schema/contentType'
import { sprite } from '../../src/shapes/sprite'
import type { Entry } from '../contentFile'
import type { DecapMap, PreviewProps } from '../decap'
import { merged } from '../languages'
import { deskLanguage, said } from '../words/deskWords'
import { showIn } from './gatsby'
import { shownEntry, type ShownEntry } from './shownEntry'

/** While an entry cannot be drawn, half-written as it may be, the form says what is missing. */
class WhileIncomplete extends Component<{ entry: unknown; children: ReactElement }, { failed?: unknown }> {
  override state: { failed?: unknown } = {}

  override componentDidCatch() {
    this.setState({ failed: this.props.entry })
  }

  override render() {
    return this.state.failed === this.props.entry ? <p className="wrap">{said.incomplete}</p> : this.props.children
  }
}

/** Decap CMS gives a preview in another language than the desk's the words of that language alone. */
let whole: { slug: unknown; data: Entry } = { slug: undefined, data: {} }

const wholeEntry = (entry: DecapMap, language: string): Entry => {
  const data = (entry.get('data') as DecapMap | undefined)?.toJS() ?? {}
  const slug = entry.get('slug')
  if (language === deskLanguage) whole = { slug, data }
  return whole.slug === slug ? (merged(whole.data, data) as Entry) : data
}

type Draw = (entry: ShownEntry, language: Language) => ReactElement

const drawn = (type: ContentType, draw: Draw, { entry, locale = deskLanguage, getAsset }: PreviewProps) => {
  const language = locale as Language
  showIn(language)
  const fields = wholeEntry(entry, language)
  const Shown = () =>
    draw(
      shownEntry(type, fields, language, (name) => String(getAsset(name))),
      language,
    )
  return (
    <PageLanguage.Provider value={language}>
      <div lang={language}>
        <div hidden dangerouslySetInnerHTML={{ __html: sprite }} />
        <WhileIncomplete entry={entry}>
          <Shown />
        </WhileIncomplete>
      </div>
    </PageLanguage.Provider>
  )
}

/** What `this` is in a component of Decap CMS */
type Place = { props: PreviewProps; element: Element; root: Root }

/**
 * An entry as a visitor would see it, by the site's own components. Those run with the React of the site, Decap CMS with its own:
 * each draws into a tree of its own.
 */
export const previewOf = (type: ContentType, draw: Draw) => {
  function show(this: Place) {
    this.root ??= createRoot(this.element)
    this.root.render(drawn(type, draw, this.props))
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
