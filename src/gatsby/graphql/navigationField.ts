import type { GraphQLFieldResolver } from 'gatsby/graphql'
import { LISTED_TYPES, navigation, type ListedType } from '../../config/navigation'
import { linkSettings, menuSettings } from '../../schema/settings'

interface Context {
  nodeModel: {
    findOne: (input: { type: string }) => Promise<never>
    findAll: (
      input: { type: string },
      dependency: { connectionType: string },
    ) => Promise<{ totalCount: () => Promise<number> }>
  }
}

const resolve: GraphQLFieldResolver<unknown, Context> = async (_source, _args, { nodeModel }) => {
  const labels = await nodeModel.findOne({ type: menuSettings.name })
  const { freeResources } = await nodeModel.findOne({ type: linkSettings.name })
  const empty: ListedType[] = []
  for (const type of LISTED_TYPES) {
    const things = await nodeModel.findAll({ type }, { connectionType: type })
    if ((await things.totalCount()) === 0) empty.push(type)
  }
  return navigation(labels, freeResources, empty)
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

/** `navigation` of a query: the items of the menu and of the footer, made here so that no visitor's phone has to. */
export const navigationField = { type: 'Navigation!', resolve }
