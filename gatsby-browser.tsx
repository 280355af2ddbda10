import './src/styles/tokens.css'
import './src/styles/fonts.css'
import './src/styles/base.css'

export { onClientEntry } from './src/i18n/loadWords'
export { onInitialClientRender, replaceHydrateFunction } from './src/layout/hydration'
export { wrapPageElement } from './src/layout/wrapPageElement'

/** The browser itself leads from page to page and keeps how far each is scrolled. */
export const shouldUpdateScroll = () => false
