import sharp from 'sharp'

/**
 * gatsby-plugin-sharp hands only `quality` to sharp's AVIF encoder. At its default effort AVIF is 95 % of the build's
 * time; effort 2 costs about an eighth more bytes and takes a fifth of the time.
 */
const AVIF_EFFORT = 2

type Prototype = { avif: sharp.Sharp['avif']; metadata: () => Promise<sharp.Metadata> }
const prototype = sharp.prototype as Prototype
const { avif, metadata } = prototype

prototype.avif = function (this: sharp.Sharp, options) {
  return avif.call(this, { effort: AVIF_EFFORT, ...options })
}

/**
 * gatsby-plugin-sharp turns a photo upright (EXIF orientation) but takes its sides from the file, so that a photo held
 * upright would be cropped to a landscape. Here a picture is as wide and high as it is seen.
 */
prototype.metadata = async function (this: sharp.Sharp) {
  const found = await metadata.call(this)
  return { ...found, ...found.autoOrient }
}
