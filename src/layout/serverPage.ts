import '../i18n/words'

/** On the server, which makes pages in all languages. */
export { wrapPageElement } from './wrapPageElement'
