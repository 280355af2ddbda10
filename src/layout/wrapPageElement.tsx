import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby'
import { Layout } from './Layout'

/** Puts every page into the layout, which stays mounted from page to page. */
export const wrapPageElement = ({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) => (
  <Layout path={props.location.pathname}>{element}</Layout>
)
