import type { GraphQLFieldResolver } from 'gatsby/graphql'
import type { Language } from '../../i18n/languages'
import { LISTED_TYPES, navigationOf, type ListedType, type NavigationLabels } from '../../config/navigation'
import { linkSettings } from '../../schema/settings'
import { routeIn } from '../../i18n/routeIn'

interface Query {
  type: string
  query: { filter: object }
}
interface Context {
  nodeModel: {
    findOne: (input: Query) => Promise<{ freeResources: string }>
    findAll: (input: Query, dependency: { connectionType: string }) => Promise<{ totalCount: () => Promise<number> }>
  }
}

/** The items of the menu and of the footer, made here so that no visitor's phone has to. */
export const navigation: GraphQLFieldResolver<NavigationLabels & { language: Language }, Context> = async (
  labels,
  _args,
  { nodeModel },
) => {
  const { language } = labels
  const query = { filter: { language: { eq: language } } }
  const { freeResources } = await nodeModel.findOne({ type: linkSettings.name, query })
  const empty: ListedType[] = []
  for (const type of LISTED_TYPES) {
    const things = await nodeModel.findAll({ type, query }, { connectionType: type })
    if ((await things.totalCount()) === 0) empty.push(type)
  }
  return navigationOf(labels, freeResources, empty, (route) => routeIn(language, route))
}

export const NAVIGATION_TYPES = `
  type MenuItem {
    label: String!
    to: String!
    external: Boolean!
  }
  type Navigation {
    menu: [MenuItem!]!
    whoWeAre: [MenuItem!]!
  }`
