import '../i18n/words'
import type { GatsbySSR } from 'gatsby'
import { languageOfRoute } from '../i18n/routeIn'

/** On the server, which makes pages in all languages. */
export { wrapPageElement } from './wrapPageElement'

/**
 * The language of the document (WCAG 3.1.1). Not in `Head`: in the browser Gatsby would take it away and set it again, and the
 * whole page would be styled anew.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: languageOfRoute(pathname) })
}
