import sharp from 'sharp'

/** How much darker than white, from 0 to 255 and on average, what is seen of a pale picture may be in each channel, … */
const MOST_SHADE = 64
/** … and in one of them, or there are dark signs among the light ones. */
const LEAST_SHADE = 24

/**
 * Whether a picture was made for a dark ground: white signs on nothing, which nobody sees on a light one. One that has a ground of
 * its own, or dark signs, is not.
 */
export const isPalePicture = async (path: string): Promise<boolean> => {
  const { isOpaque, channels } = await sharp(await sharp(path).toColourspace('srgb').png().toBuffer()).stats()
  const seen = (channels[3]?.mean ?? 0) / 255
  if (isOpaque || seen === 0) return false
  const onWhite = await sharp(path).flatten({ background: '#fff' }).toColourspace('srgb').png().toBuffer()
  const { channels: colours } = await sharp(onWhite).stats()
  const shades = colours.map(({ mean }) => (255 - mean) / seen)
  return Math.max(...shades) <= MOST_SHADE && Math.min(...shades) <= LEAST_SHADE
}

/** The resolver of `File.isPale`; a file that cannot be read is named by the check. */
export const isPale = ({ absolutePath }: { absolutePath: string }) => isPalePicture(absolutePath).catch(() => false)
