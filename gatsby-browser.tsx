import './src/styles/tokens.css'
import './src/styles/fonts.css'
import './src/styles/base.css'
import './src/styles/farBelow.css'

export { onClientEntry } from './src/i18n/loadWords'
export { onInitialClientRender, replaceHydrateFunction } from './src/layout/hydration'
export { wrapPageElement } from './src/layout/wrapPageElement'
