import './src/styles/tokens.css'
import './src/styles/fonts.css'
import './src/styles/base.css'

export { onClientEntry, onRouteUpdate } from './src/layout/connection'
export { disableCorePrefetching, onInitialClientRender, replaceHydrateFunction } from './src/layout/hydration'
export { shouldUpdateScroll } from './src/layout/scrolling'
export { wrapPageElement } from './src/layout/wrapPageElement'
