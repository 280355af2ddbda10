import { Component, type ReactNode } from 'react'

type KeepPageProps = { children: ReactNode }
type KeepPageState = { html?: string }

/** Gatsby's box around each page. */
const BOX_ID = 'gatsby-focus-wrapper'

/**
 * React error boundary around the page. Where React cannot draw one (data of a newer deploy, for example), it would leave the
 * window white. This leaves the page that the server sent: it can be read, and its links lead on as they do without script.
 */
export class KeepPage extends Component<KeepPageProps, KeepPageState> {
  override state: KeepPageState = {}

  /** While React draws, what was there before still stands in the document. */
  static getDerivedStateFromError = (): KeepPageState => ({ html: document.getElementById(BOX_ID)?.innerHTML })

  override render() {
    const { html } = this.state
    return html ? <div dangerouslySetInnerHTML={{ __html: html }} /> : this.props.children
  }
}
