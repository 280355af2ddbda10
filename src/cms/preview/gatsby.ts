/** Takes the place of Gatsby in the desk's previews (scripts/build-cms.ts): nothing is queried. */
import { words } from './words'

export const graphql = () => undefined

/** The layout's settings are the only ones that a component asks for itself (src/layout/useSettings.ts). */
export const useStaticQuery = () => ({
  contact: words('ContactSettings'),
  links: words('LinkSettings'),
  menu: words('MenuSettings'),
  press: words('PressPage'),
})
