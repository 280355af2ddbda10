/** Takes the place of Gatsby in the desk's previews (build.ts), where nothing is queried: what the layout would show is empty. */
import { ALL_LANGUAGES } from '../../src/i18n/languages'

const nothing = { nodes: ALL_LANGUAGES.map((language) => ({ language })) }

export const graphql = () => undefined

export const useStaticQuery = () => new Proxy({}, { get: () => nothing })
