/** Takes the place of Gatsby in the desk's previews (desk/build.ts): nothing is queried. */
import { ALL_LANGUAGES } from '../../src/i18n/languages'
import { words } from './words'

export const graphql = () => undefined

const inEach = (type: string) => ({
  nodes: ALL_LANGUAGES.map((language) => ({ ...words<object>(type, language), language })),
})

const none = { nodes: [] }

/** The layout's settings are the only ones that a component asks for itself (src/layout/useSettings.ts). */
export const useStaticQuery = () => ({
  contact: inEach('ContactSettings'),
  links: inEach('LinkSettings'),
  menu: inEach('MenuSettings'),
  press: inEach('PressPage'),
  actions: { nodes: ALL_LANGUAGES.map((language) => ({ language, about: 'giving', route: '#' })) },
  texts: none,
})
