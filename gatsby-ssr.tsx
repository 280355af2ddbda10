export { onRenderBody, wrapPageElement } from './src/layout/serverPage'
