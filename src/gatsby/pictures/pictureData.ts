import type { GraphQLFieldResolver } from 'gatsby/graphql'
import { pictureMistake } from '../../schema/checks/pictureFile'
import { isDevelop } from '../isDevelop'
import { pictureDefaults } from './pictureQuality'

/** What matters here of gatsby-plugin-image's `IGatsbyImageData`. */
interface PictureData {
  layout: string
  width: number
  height: number
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

/** Attributes of `<img>` are whole numbers (HTML, 4.8.16); of a picture of any width Gatsby says 1 and a part of it. */
const sizeOf = ({ layout, width, height }: PictureData) =>
  layout === 'fullWidth' ? { width: ENOUGH, height: Math.round((ENOUGH * height) / width) } : {}

/** Without the line breaks between them, which every page would carry. */
const inOneLine = (srcSet: string) => srcSet.replaceAll(',\n', ',')

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

interface Args {
  formats?: readonly string[]
  breakpoints?: readonly number[]
}

/** Every third width, the widest among them. */
const everyThird = (widths: readonly number[] = []) => widths.filter((_, index) => (widths.length - index) % 3 === 1)

/**
 * What gatsby-plugin-image tells of a picture, less what every page would carry for nothing: `sizes`, which the layout alone
 * knows; every third width for browsers that know WebP and no AVIF (Safari 14 to 16.0, Chrome before 85), of which there are
 * few; all files but one for those that know neither. They don't know cascade layers either (Safari 13, for example), so they
 * show the page without its styles.
 */
export const pictureData = async (source: Source, args: Args, context: Context, info: Info) => {
  if (isDevelop() && (await pictureMistake(context.nodeModel.getNodeById({ id: source.parent }).absolutePath))) {
    return NO_PICTURE
  }
  const made = async (changed: Args & { placeholder?: string }) =>
    (await info.originalResolver(source, { ...args, ...changed }, context, info as never)) as PictureData
  const formats = args.formats ?? pictureDefaults.formats
  const data = await made({ formats: formats.filter((format) => format !== 'webp') })
  const sources = data.images.sources.map(({ type, srcSet }) => ({ type, srcSet: inOneLine(srcSet) }))
  if (formats.includes('webp')) {
    const webp = await made({ formats: ['webp'], breakpoints: everyThird(args.breakpoints), placeholder: 'none' })
    sources.push({ type: 'image/webp', srcSet: inOneLine(webp.images.fallback.srcSet) })
  }
  const { src, srcSet } = data.images.fallback
  return { ...data, ...sizeOf(data), images: { fallback: { src, srcSet: one(srcSet) }, sources } }
}
