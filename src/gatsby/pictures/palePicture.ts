import sharp, { type Sharp } from 'sharp'

/** How much darker than white, from 0 to 255 and on average, what is seen of a pale picture may be in each channel, … */
const MOST_SHADE = 64
/** … and in one of them, or there are dark signs among the light ones. */
const LEAST_SHADE = 24

/** sharp takes them of the file, not of what was done to it since. */
const statsOf = async (picture: Sharp) => sharp(await picture.toColourspace('srgb').png().toBuffer()).stats()

/**
 * Whether a picture was made for a dark ground: white signs on nothing, which nobody sees on a light one. One that has a ground of
 * its own, or dark signs, is not.
 */
const isPalePicture = async (path: string): Promise<boolean> => {
  const { isOpaque, channels } = await statsOf(sharp(path))
  const seen = (channels[3]?.mean ?? 0) / 255
  if (isOpaque || seen === 0) return false
  const { channels: colours } = await statsOf(sharp(path).flatten({ background: '#fff' }))
  const shades = colours.map(({ mean }) => (255 - mean) / seen)
  return Math.max(...shades) <= MOST_SHADE && Math.min(...shades) <= LEAST_SHADE
}

/** The resolver of `File.isPale`; a file that cannot be read is named by the check. */
export const isPale = ({ absolutePath }: { absolutePath: string }) => isPalePicture(absolutePath).catch(() => false)
