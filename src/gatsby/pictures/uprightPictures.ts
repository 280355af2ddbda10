import sharp, { type Metadata, type Sharp } from 'sharp'

type Prototype = { metadata: () => Promise<Metadata> }
const prototype = sharp.prototype as Prototype
const { metadata } = prototype

/**
 * gatsby-plugin-sharp turns a photo upright (EXIF orientation) but takes its sides from the file, so that a photo held
 * upright would be cropped to a landscape. Here a picture is as wide and high as it is seen.
 */
prototype.metadata = async function (this: Sharp) {
  const found = await metadata.call(this)
  return { ...found, ...found.autoOrient }
}
