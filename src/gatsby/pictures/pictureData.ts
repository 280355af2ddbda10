import type { GraphQLFieldResolver } from 'gatsby/graphql'

/** What matters here of gatsby-plugin-image's `IGatsbyImageData`. */
interface PictureData {
  images: {
    fallback: { src: string; srcSet: string; sizes?: string }
    sources: { type: string; srcSet: string; sizes?: string }[]
  }
}
interface Info {
  originalResolver: GraphQLFieldResolver<unknown, unknown>
}

const ENOUGH = 800

/** Of a `srcset`, the smallest file that is wide enough for a phone, or else the widest. */
const one = (srcSet: string) => {
  const files = srcSet.split(/,\s*/)
  return files.find((file) => Number.parseInt(file.split(' ')[1]!) >= ENOUGH) ?? files.at(-1)!
}

/**
 * What gatsby-plugin-image tells of a picture, less what every page would carry for nothing: `sizes`, which the layout alone
 * knows, and all files but one for browsers that know neither AVIF nor WebP. They don't know cascade layers either (Safari
 * 13, for example), so they show the page without its styles.
 */
export const pictureData = async (source: unknown, args: Record<string, unknown>, context: unknown, info: Info) => {
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
