import type { CreateResolversArgs, GatsbyNode } from 'gatsby'
import { graphqlFields, graphqlGroups } from '../../schema/graphqlType'
import { contentTypes } from '../../schema/registry'
import { interfaceFields } from '../../schema/news'
import { derivedGraphqlFields, derivedResolvers, STORY_FIELDS, TEXT_TYPES } from './derivedFields'
import { foundNodes } from './foundNodes'
import { isPale } from '../pictures/palePicture'
import { ofTheText, pictureResolvers, shownPicture } from './saidOfPictures'

/** Gives GraphQL the content types of src/schema; nothing is inferred from the files that happen to be there. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(
    `interface Story implements Node {\n  id: ID!\n${graphqlFields(interfaceFields)}\n${STORY_FIELDS}\n}`,
  )
  actions.createTypes(TEXT_TYPES)
  const groups = new Map(contentTypes.flatMap(({ schema }) => [...graphqlGroups(schema.shape)]))
  actions.createTypes([...groups.values()].join('\n'))
  for (const type of contentTypes) {
    actions.createTypes(
      `type ${type.name} implements ${['Node', ...type.interfaces].join(' & ')} @dontInfer {\n` +
        `${graphqlFields(type.schema.shape)}\n${derivedGraphqlFields(type)}\n}`,
    )
  }
}

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }: CreateResolversArgs) => {
  add({
    File: {
      isPale: { type: 'Boolean!', resolve: isPale },
      ...ofTheText,
    },
    ImageSharp: { resize: { type: 'ImageSharpResize!' } },
    CaptionedPicture: shownPicture,
    ImageSharpResize: { src: { type: 'String!' }, width: { type: 'Int!' }, height: { type: 'Int!' } },
    Query: foundNodes(contentTypes),
  })
  for (const type of contentTypes) add({ [type.name]: { ...pictureResolvers(type), ...derivedResolvers(type) } })
}
