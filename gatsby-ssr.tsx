export { onPreRenderHTML, onRenderBody } from './src/layout/document'
export { wrapPageElement } from './src/layout/wrapPageElement'
