import './src/i18n/words'

export { wrapPageElement } from './src/layout/wrapPageElement'
