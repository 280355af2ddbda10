/** Fields that no file holds: they follow from what it holds and where it lies. Each is said here, and nowhere else. */
import { posix } from 'node:path'
import type { GraphQLFieldResolver } from 'gatsby/graphql'
import type { Language } from '../../i18n/languages'
import { eventCalendarRoute } from '../../config/routes'
import { isToCome } from '../../lib/lombokTime'
import { unnumbered } from '../../lib/unnumbered'
import { isIllustrated, type ContentType } from '../../schema/contentType'
import { hasKnownDay } from '../../schema/events'
import { pageRoute, pageTypes } from '../../schema/registry'
import { contactSettings, foreignWords, linkSettings } from '../../schema/settings'
import { routeIn } from '../../i18n/routeIn'
import { WORDS } from '../../i18n/words'
import { linkTarget, type LinkTargets } from '../linkTargets'
import { originOf, standInsLeft } from '../preview'
import { storyHtml, storyParts } from './storyHtml'
import { eventPosition, positionOf } from './positionOf'

interface MarkdownNode {
  rawMarkdownBody: string
  fileAbsolutePath: string
}
interface Context {
  nodeModel: {
    getNodeById: (input: { id: string }) => MarkdownNode
    findOne: (input: { type: string; query: { filter: object } }) => Promise<Record<string, unknown>>
  }
}
interface TextNode {
  parent: string
  language: Language
  linkTargets: LinkTargets
}
type Resolver = GraphQLFieldResolver<TextNode, Context>
/** Of whichever type the field is */
type AnyResolver = GraphQLFieldResolver<never, never>

interface DerivedField {
  name: string
  /** GraphQL type, and a directive that goes with it; left out where the file has a field of that name */
  type?: string
  isOf: (type: ContentType) => boolean
  /** The interface `Story` has it too */
  inStory?: true
  /** Kept with the node: from the English file's path below `content/` and the fields in a language */
  value?: (path: string, frontMatter: Record<string, unknown>, language: Language, type: ContentType) => unknown
  /** Made when a query asks for it */
  resolve?: AnyResolver
}

/** Emphasis that begins small, unlike a species' Latin name */
const EMPHASISED_WORD = /(?<!\*)\*\p{Ll}/u

/** The lists of content/settings/foreign-words.md by language tag (BCP 47). */
const byLanguageTag = ({ indonesian, sasak }: Record<string, unknown> = {}) => ({
  id: (indonesian ?? []) as readonly string[],
  sas: (sasak ?? []) as readonly string[],
})

/** What a text does not say itself. */
const factsOf = async (body: string, { language, linkTargets }: TextNode, { nodeModel }: Context) => {
  // asked for by the few texts that name a field (SETTINGS_LINK) or have such words, so that the others do not hang on them
  const one = (type: string) => nodeModel.findOne({ type, query: { filter: { language: { eq: language } } } })
  const settings = body.includes('settings:') ? await one(linkSettings.name) : {}
  const words = EMPHASISED_WORD.test(body) ? await one(foreignWords.name) : undefined
  return {
    language,
    linkTo: (address: string) => linkTarget(language, address, linkTargets),
    settings,
    foreignWords: byLanguageTag(words),
  }
}

/** The text as HTML. */
const html: Resolver = async (node, _args, context) => {
  const { rawMarkdownBody } = context.nodeModel.getNodeById({ id: node.parent })
  return storyHtml(rawMarkdownBody, await factsOf(rawMarkdownBody, node, context))
}

/** The text as HTML, cut at its pictures, and their files. */
const parts: Resolver = async (node, _args, context) => {
  const { nodeModel } = context
  const { rawMarkdownBody, fileAbsolutePath } = nodeModel.getNodeById({ id: node.parent })
  const fileBeside = (name: string) =>
    nodeModel.findOne({
      type: 'File',
      query: { filter: { absolutePath: { eq: posix.join(posix.dirname(fileAbsolutePath), name) } } },
    })
  const cut = storyParts(rawMarkdownBody, await factsOf(rawMarkdownBody, node, context), { ...node })
  return Promise.all(
    cut.map(async ({ html: run, picture }) => {
      const file = picture && (await fileBeside(picture.name))
      // while it is missing, the terminal of `gatsby develop` says so
      const { focus, kind, credit } = { ...picture }
      return { html: run, picture: file ? { ...picture, file: { ...file, focus, kind, credit } } : null }
    }),
  )
}

/** What `parts` are. */
export const TEXT_TYPES = `
  type TextPicture {
    file: File!
    alt: String!
    caption: String
  }
  type TextPart {
    html: String!
    picture: TextPicture
  }`

const named =
  (...names: readonly string[]) =>
  ({ name }: ContentType) =>
    names.includes(name)

const isPage = (type: ContentType) => pageTypes.includes(type) && type.name !== 'EventPage'

const routeOf: DerivedField['value'] = (path, fields, language, type) =>
  routeIn(language, pageRoute(type, path, fields))

const FIELDS: readonly DerivedField[] = [
  {
    name: 'position',
    type: 'Int!',
    isOf: () => true,
    value: (path, { date, order }, _language, { name }) =>
      name === 'Event' ? eventPosition(path, date, isToCome(date)) : positionOf(path, order as number | undefined),
  },
  { name: 'language', type: 'String!', isOf: () => true, inStory: true, value: (_path, _fields, language) => language },
  { name: 'route', type: 'String!', isOf: isPage, inStory: true, value: routeOf },
  { name: 'route', isOf: named('EventPage'), value: routeOf },
  {
    name: 'label',
    type: 'String',
    isOf: named('Guide'),
    value: (_path, _fields, language) => WORDS[language].common.guide,
  },
  // a guide has no day, an event's page no topics
  { name: 'date', type: 'String', isOf: named('Guide'), value: () => null },
  { name: 'dateText', type: 'String', isOf: named('Guide'), value: () => null },
  { name: 'topics', type: '[String!]', isOf: named('EventPage'), inStory: true, value: () => null },
  {
    name: 'calendar',
    type: 'String',
    isOf: named('Event'),
    value: (path, event, language) =>
      hasKnownDay(event) ? routeIn(language, eventCalendarRoute(unnumbered(path))) : null,
  },
  // a past event is not offered for calendars; its calendar file stays, for those who have it already
  {
    name: 'isToCome',
    type: 'Boolean!',
    isOf: named('Event'),
    value: (_path, { date }) => isToCome(date),
  },
  // the address of this build, and how much is still to be supplied; above 0 in a preview
  {
    name: 'origin',
    type: 'String!',
    isOf: named(contactSettings.name),
    value: (_path, { siteUrl }) => originOf(String(siteUrl)),
  },
  { name: 'standInCount', type: 'Int!', isOf: named(contactSettings.name), value: () => standInsLeft().length },
  // types whose figures come from the story that they link to
  { name: 'article', type: 'Story @link(by: "route", from: "link")', isOf: named('Statistic', 'ImpactFigure') },
  { name: 'html', type: 'String!', isOf: (type) => type.body !== 'none' && !isIllustrated(type), resolve: html },
  { name: 'parts', type: '[TextPart!]!', isOf: isIllustrated, inStory: true, resolve: parts },
]

const definitions = (fields: readonly DerivedField[]) =>
  fields.flatMap(({ name, type }) => (type ? `  ${name}: ${type}` : [])).join('\n')

const fieldsOf = (type: ContentType) => FIELDS.filter(({ isOf }) => isOf(type))

/** The derived fields of a content type in GraphQL's schema definition language, one a line. */
export const derivedGraphqlFields = (type: ContentType) => definitions(fieldsOf(type))

/** Those of the interface `Story`. An event page says its route itself. */
export const STORY_FIELDS = definitions(FIELDS.filter(({ inStory }) => inStory))

/** The derived values that are kept with a node. */
export const derivedValues = (
  type: ContentType,
  path: string,
  frontMatter: Record<string, unknown>,
  language: Language,
) =>
  Object.fromEntries(
    fieldsOf(type).flatMap(({ name, value }) => (value ? [[name, value(path, frontMatter, language, type)]] : [])),
  )

/** The derived fields that are made when they are asked for, as `createResolvers` takes them. */
export const derivedResolvers = (type: ContentType) =>
  Object.fromEntries(fieldsOf(type).flatMap(({ name, resolve }) => (resolve ? [[name, { resolve }]] : [])))
