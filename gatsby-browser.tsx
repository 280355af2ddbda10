import './src/styles/tokens.css'
import './src/styles/fonts.css'
import './src/styles/base.css'

export {
  disableCorePrefetching,
  onClientEntry,
  onInitialClientRender,
  replaceHydrateFunction,
} from './src/layout/hydration'
export { shouldUpdateScroll } from './src/layout/scrolling'
export { wrapPageElement } from './src/layout/wrapPageElement'
