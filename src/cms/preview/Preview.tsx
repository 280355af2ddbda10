import type { DecapMap, PreviewProps } from 'decap-cms-core'
import { Component, type MouseEvent, type ReactElement } from 'react'
import type { ContentType } from '../../schema/contentType'
import { sprite } from '../../shapes/sprite'
import { shownEntry } from './shownEntry'

/** Links lead out of the preview, and what is loaded late for a visitor is not there. */
const keepLinks = (event: MouseEvent) => {
  if (!(event.target as Element).closest('a')) return
  event.preventDefault()
  event.stopPropagation()
}

/** An entry as a visitor would see it. While it cannot be drawn, half-written as it may be, the form says what is missing. */
export const previewOf = (type: ContentType, draw: (entry: ReturnType<typeof shownEntry>) => ReactElement) => {
  const Drawn = ({ entry, getAsset }: PreviewProps) =>
    draw(shownEntry(type, (entry.get('data') as DecapMap).toJS(), (name) => String(getAsset(name))))

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
