import '../i18n/words'
import type { GatsbySSR, WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby'
import { routeOf } from '../config/sitePath'
import { PageLanguage } from '../i18n/pageLanguage'
import type { PagePlace } from '../i18n/pagePlace'
import { languageOfRoute } from '../i18n/routeIn'
import { Layout } from './Layout'

type Wrapped =
  | WrapPageElementBrowserArgs<Record<string, unknown>, PagePlace>
  | WrapPageElementNodeArgs<Record<string, unknown>, PagePlace>

/** Puts every page into the layout, in its language. */
export const wrapPageElement = ({ element, props: { location, pageContext } }: Wrapped) => (
  <PageLanguage.Provider value={pageContext.language}>
    <Layout path={routeOf(location.pathname)} translations={pageContext.translations}>
      {element}
    </Layout>
  </PageLanguage.Provider>
)

/**
 * The language of the document (WCAG 3.1.1). Not in `Head`: in the browser Gatsby would take it away and set it again, and the
 * whole page would be styled anew.
 */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: languageOfRoute(pathname) })
}
