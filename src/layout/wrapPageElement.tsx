import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby'
import { routeOf } from '../config/sitePath'
import { PageLanguage } from '../i18n/pageLanguage'
import { Layout } from './Layout'
import type { PagePlace } from '../i18n/pagePlace'

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
