import './src/styles/tokens.css'
import './src/styles/fonts.css'
import './src/styles/base.css'

/** Only `gatsby develop` runs this; a page of the build has its own script (src/browser/start.ts). */
export { wrapPageElement } from './src/layout/wrapPageElement'
export { onInitialClientRender } from './src/browser/develop'
