import type { GraphQLFieldResolver } from 'gatsby/graphql'
import { shortSrcSet } from '../../lib/srcSet'

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

/** Leaves `sizes` to the layout, which alone knows them. */
const short = <Files extends { srcSet: string }>(files: Files) => ({
  ...files,
  srcSet: shortSrcSet(files.srcSet),
  sizes: undefined,
})

const ENOUGH = 800

/**
 * One file instead of a set for browsers that know neither AVIF nor WebP. They don't know cascade layers either (Safari 13,
 * for example), so they show the page without its styles.
 */
const one = (srcSet: string) => {
  const files = srcSet.split(/,\s*/)
  return files.find((file) => Number.parseInt(file.split(' ')[1]!) >= ENOUGH) ?? files.at(-1)!
}

/**
 * What gatsby-plugin-image tells of a picture, with short sets of files (src/lib/srcSet.ts), which `Picture` makes whole:
 * without this two fifths of the home page's data are paths.
 */
export const pictureData = async (source: unknown, args: Record<string, unknown>, context: unknown, info: Info) => {
  const data = (await info.originalResolver(source, args, context, info as never)) as PictureData
  const { fallback, sources } = data.images
  return {
    ...data,
    images: { fallback: short({ ...fallback, srcSet: one(fallback.srcSet) }), sources: sources.map(short) },
  }
}
