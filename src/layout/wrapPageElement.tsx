import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby'
import { KeepPage } from './KeepPage'
import { Layout } from './Layout'

/** Puts every page into the layout; what cannot be drawn stays as it was sent. */
export const wrapPageElement = ({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) => (
  <KeepPage>
    <Layout path={props.location.pathname}>{element}</Layout>
  </KeepPage>
)
