import type { DecapMap, PreviewProps } from 'decap-cms-core'
import { Component, type MouseEvent, type ReactElement } from 'react'
import { SOURCE_LANGUAGE, type Language } from '../../i18n/languages'
import { PageLanguage } from '../../i18n/pageLanguage'
import type { ContentType } from '../../schema/contentType'
import { inLanguage } from '../../schema/translation'
import { sprite } from '../../shapes/sprite'
import { shownEntry } from './shownEntry'
import { showIn } from './words'

/** Links lead out of the preview, and what is loaded late for a visitor is not there. */
const keepLinks = (event: MouseEvent) => {
  if (!(event.target as Element).closest('a')) return
  event.preventDefault()
  event.stopPropagation()
}

/** An entry in a language: the English one, with the words that are written in that language in their place. */
const entryIn = (type: ContentType, entry: DecapMap, language: Language) => {
  const english = (entry.get('data') as DecapMap).toJS()
  const words = (entry.getIn(['i18n', language, 'data']) as DecapMap | undefined)?.toJS() ?? {}
  return { ...inLanguage(type.schema.shape, english, words), body: words.body ?? english.body }
}

type Draw = (entry: ReturnType<typeof shownEntry>, language: Language) => ReactElement

/** An entry as a visitor would see it. While it cannot be drawn, half-written as it may be, the form says what is missing. */
export const previewOf = (type: ContentType, draw: Draw) => {
  const Drawn = ({ entry, locale = SOURCE_LANGUAGE, getAsset }: PreviewProps) => {
    showIn(locale)
    const shown = shownEntry(type, entryIn(type, entry, locale), locale, (name) => String(getAsset(name)))
    return (
      <PageLanguage.Provider value={locale}>
        <div lang={locale}>{draw(shown, locale)}</div>
      </PageLanguage.Provider>
    )
  }

  return class extends Component<PreviewProps, { failed?: unknown }> {
    override state: { failed?: unknown } = {}

    override componentDidCatch() {
      this.setState({ failed: this.props.entry })
    }

    override render() {
      return (
        <div onClickCapture={keepLinks}>
          <div hidden dangerouslySetInnerHTML={{ __html: sprite }} />
          {this.state.failed === this.props.entry ? (
            <p className="wrap">The preview comes back when what is being written is complete.</p>
          ) : (
            <Drawn {...this.props} />
          )}
        </div>
      )
    }
  }
}
