export { wrapPageElement } from './src/layout/serverPage'
