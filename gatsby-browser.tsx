import type { GatsbyBrowser } from 'gatsby'
import { closeDialogs } from './src/layout/closeDialogs'
import { endWait, watchConnection } from './src/layout/connection'
import { forgetFirstPage } from './src/layout/firstPage'
import { endTransition, transitionPages } from './src/layout/pageTransition'
import './src/styles/tokens.css'
import './src/styles/fonts.css'
import './src/styles/base.css'
import './src/styles/farBelow.css'

export { disableCorePrefetching, onInitialClientRender, replaceHydrateFunction } from './src/layout/hydration'
export { shouldUpdateScroll } from './src/layout/scrolling'
export { wrapPageElement } from './src/layout/wrapPageElement'

export const onClientEntry = () => {
  watchConnection()
  transitionPages()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  endWait()
  endTransition()
  if (!prevLocation || prevLocation.pathname === location.pathname) return
  forgetFirstPage()
  closeDialogs()
}
