/** Takes the place of Gatsby in the desk's previews (scripts/build-cms.ts): nothing is queried. */
import { SOURCE_LANGUAGE } from '../../i18n/languages'
import { words } from './words'

export const graphql = () => undefined

const inEnglish = (type: string) => ({ nodes: [{ ...words<object>(type), language: SOURCE_LANGUAGE }] })
const none = { nodes: [] }

/** The layout's settings are the only ones that a component asks for itself (src/layout/useSettings.ts). */
export const useStaticQuery = () => ({
  contact: inEnglish('ContactSettings'),
  links: inEnglish('LinkSettings'),
  menu: inEnglish('MenuSettings'),
  press: inEnglish('PressPage'),
  actions: none,
  texts: none,
})
