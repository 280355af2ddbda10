export { onRenderBody, wrapPageElement } from './src/layout/wrapPageElement'
