import type { ReactNode } from 'react'
import { openAtTop } from './lib/openAtTop'

type HtmlProps = {
  htmlAttributes: object
  bodyAttributes: object
  headComponents: ReactNode
  preBodyComponents: ReactNode
  /** The page itself */
  body: string
  postBodyComponents: ReactNode
}

/** What stands around every page, in place of Gatsby's own document, which still speaks to Internet Explorer. */
const Html = ({
  htmlAttributes,
  bodyAttributes,
  headComponents,
  preBodyComponents,
  body,
  postBodyComponents,
}: HtmlProps) => (
  <html {...htmlAttributes}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <script dangerouslySetInnerHTML={{ __html: `(${String(openAtTop)})()` }} />
      {headComponents}
    </head>
    <body {...bodyAttributes}>
      {preBodyComponents}
      <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
      {postBodyComponents}
    </body>
  </html>
)

export default Html
