import type { GraphQLFieldResolver } from 'gatsby/graphql'
import { pictureMistake } from '../../schema/checks/pictureFile'
import { isDevelop } from '../isDevelop'

/** What matters here of gatsby-plugin-image's `IGatsbyImageData`. */
interface PictureData {
  images: {
    fallback: { src: string; srcSet: string; sizes?: string }
    sources: { type: string; srcSet: string; sizes?: string }[]
  }
}
interface Source {
  /** Id of its file */
  parent: string
}
interface Context {
  nodeModel: { getNodeById: (input: { id: string }) => { absolutePath: string } }
}
interface Info {
  originalResolver: GraphQLFieldResolver<unknown, unknown>
}

const ENOUGH = 800

/** Of a `srcset`, the smallest file that is wide enough for a phone, or else the widest. */
const one = (srcSet: string) => {
  const files = srcSet.split(/,\s*/)
  const widthOf = (file: string) => Number.parseInt(file.slice(file.indexOf(' ') + 1))
  return files.find((file) => widthOf(file) >= ENOUGH) ?? files.at(-1) ?? srcSet
}

/** In the place of a picture that cannot be shown, until it is mended; the mistake lies over the page meanwhile. */
const NO_PICTURE = {
  layout: 'fullWidth',
  width: 1,
  height: 1,
  images: { fallback: { src: '', srcSet: '' }, sources: [] },
}

/**
 * What gatsby-plugin-image tells of a picture, less what every page would carry for nothing: `sizes`, which the layout alone
 * knows, and all files but one for browsers that know neither AVIF nor WebP. They don't know cascade layers either (Safari
 * 13, for example), so they show the page without its styles.
 */
export const pictureData = async (source: Source, args: Record<string, unknown>, context: Context, info: Info) => {
  if (isDevelop() && (await pictureMistake(context.nodeModel.getNodeById({ id: source.parent }).absolutePath))) {
    return NO_PICTURE
  }
  const data = (await info.originalResolver(source, args, context, info as never)) as PictureData
  const { fallback, sources } = data.images
  return {
    ...data,
    images: {
      fallback: { src: fallback.src, srcSet: one(fallback.srcSet) },
      sources: sources.map(({ type, srcSet }) => ({ type, srcSet })),
    },
  }
}
