import sharp, { type Metadata, type Sharp } from 'sharp'

type Prototype = { metadata: () => Promise<Metadata> }

/**
 * Makes sharp say a picture's sides as they are seen.
 *
 * Patches: `metadata` of all of sharp's instances in this process.
 * Works around: gatsby-plugin-sharp turns a photo upright (EXIF orientation) but takes its sides from the file, so that a
 * photo held upright would be cropped to a landscape (https://github.com/gatsbyjs/gatsby/issues/30672, closed without a
 * change; sharp says the file's sides on purpose, https://github.com/lovell/sharp/issues/1139).
 * Buys: photos from phones are served upright and whole.
 * Delete when: gatsby-plugin-sharp/image-data.js reads `autoOrient` of the metadata.
 * @throws where sharp's instances have no such function
 */
export const uprightMetadata = () => {
  const prototype = sharp.prototype as Prototype
  const { metadata } = prototype
  if (typeof metadata !== 'function')
    throw new Error('sharp has no metadata() any more; see src/gatsby/patches/uprightMetadata.ts.')
  prototype.metadata = async function (this: Sharp) {
    const found = await metadata.call(this)
    return { ...found, ...found.autoOrient }
  }
}
