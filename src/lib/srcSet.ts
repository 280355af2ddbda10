/** A file that gatsby-plugin-sharp made: folder of its picture, digest of the variant, name, ending. */
const FILE = /^(.*\/static\/\w+\/)(\w+)(\/[^/]+\.)(\w+)$/

const CANDIDATE = /([^\s,]+) (\d+w)/g

/**
 * The candidates of a `srcset` without what they share with another file of the same picture: `7955d 400w, 77446 520w`.
 * The pictures of a page have most of these strings in common, so its data are a quarter smaller. Other addresses stay.
 */
export const shortSrcSet = (srcSet: string) =>
  srcSet.replace(CANDIDATE, (_, path: string, width: string) => `${FILE.exec(path)?.[2] ?? path} ${width}`)

/**
 * What `shortSrcSet` has shortened, as HTML wants it.
 * @param src any file of the same picture
 * @param ending of the files, without the dot; where it is not given, that of `src`
 */
export const fullSrcSet = (short: string, src: string, ending?: string) => {
  const [, folder, , name, own] = FILE.exec(src) ?? []
  return short.replace(CANDIDATE, (whole, variant: string, width: string) =>
    folder && !variant.includes('/') ? `${folder}${variant}${name}${ending ?? own} ${width}` : whole,
  )
}
