import type { CreateResolversArgs, GatsbyNode } from 'gatsby'
import type { GraphQLFieldResolver, GraphQLObjectType } from 'gatsby/graphql'
import { readingMinutes } from '../../lib/readingTime'
import { graphqlFields } from '../../schema/graphqlType'
import { contentTypes } from '../../schema/registry'
import { linkSettings } from '../../schema/settings'
import { storyFields } from '../../schema/story'
import { NAVIGATION_TYPES, navigationField } from './navigationField'
import { pictureData } from '../pictures/pictureData'
import { displayFace, type DisplayFace } from '../sharePictures/displayFace'
import { storyHtml, type HtmlRoot } from './storyHtml'
import { titleLines } from './titleLines'

/** Fields of every article and event page beside those of the front matter. */
const STORY_DERIVED = '  route: String!\n  html: String!\n  readingMinutes: Int!\n  titleLines: [String!]!'

/** Types whose figures come from the article that they link to. */
const WITH_EVIDENCE = ['Statistic', 'ImpactFigure']

const derivedFields = (name: string, interfaces: readonly string[], hasBody: boolean) =>
  [
    '  position: Int!',
    hasBody ? '  html: String!' : '',
    interfaces.includes('Story') ? '  readingMinutes: Int!\n  titleLines: [String!]!' : '',
    name === 'NewsArticle' ? '  route: String!' : '',
    name === 'Event' ? '  calendar: String' : '',
    WITH_EVIDENCE.includes(name) ? '  article: NewsArticle @link(by: "route", from: "link")' : '',
  ]
    .filter(Boolean)
    .join('\n')

/** Gives GraphQL the content types of src/schema; nothing is inferred from the files that happen to be there. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(
    `interface Story implements Node {\n  id: ID!\n${graphqlFields(storyFields)}\n${STORY_DERIVED}\n}`,
  )
  actions.createTypes(NAVIGATION_TYPES)
  for (const { name, schema, body, interfaces } of contentTypes) {
    actions.createTypes(
      `type ${name} implements ${['Node', ...interfaces].join(' & ')} @dontInfer {\n` +
        `${graphqlFields(schema.shape)}\n${derivedFields(name, interfaces, body !== 'none')}\n}`,
    )
  }
}

interface MarkdownNode {
  rawMarkdownBody: string
}
interface Context {
  nodeModel: {
    getNodeById: (input: { id: string }) => MarkdownNode
    findOne: (input: { type: string }) => Promise<Record<string, unknown>>
  }
}
type Resolver = GraphQLFieldResolver<{ parent: string; goneArticles: readonly string[] }, Context>

/** The text as HTML, from the syntax tree that gatsby-transformer-remark makes. */
const html: Resolver = async ({ parent, goneArticles }, _args, context, info) => {
  const markdown = context.nodeModel.getNodeById({ id: parent })
  const type = info.schema.getType('MarkdownRemark') as GraphQLObjectType
  const tree = (await type.getFields()['htmlAst']!.resolve!(markdown, {}, context, info)) as HtmlRoot
  // asked for by the few texts that name a field (SETTINGS_LINK), so that the others do not hang on the settings
  const isAsked = markdown.rawMarkdownBody.includes('settings:')
  const settings = isAsked ? await context.nodeModel.findOne({ type: linkSettings.name }) : {}
  return storyHtml(tree, { goneArticles, settings })
}

const minutes: Resolver = ({ parent }, _args, { nodeModel }) =>
  readingMinutes(nodeModel.getNodeById({ id: parent }).rawMarkdownBody)

let face: Promise<DisplayFace> | undefined
const lines: GraphQLFieldResolver<{ title: string }, Context> = async ({ title }) => {
  face ??= displayFace(process.cwd())
  return titleLines(title, await face)
}

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }: CreateResolversArgs) => {
  add({ ImageSharp: { gatsbyImageData: { resolve: pictureData } }, Query: { navigation: navigationField } })
  for (const { name, body, interfaces } of contentTypes) {
    if (body === 'none') continue
    add({
      [name]: {
        html: { resolve: html },
        ...(interfaces.includes('Story') && {
          readingMinutes: { resolve: minutes },
          titleLines: { resolve: lines },
        }),
      },
    })
  }
}
