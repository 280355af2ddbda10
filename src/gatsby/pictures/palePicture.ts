import sharp from 'sharp'

/** Enough to tell what is light of a logo */
const SIDE = 96
/** Of every channel, from which on a colour is white on a stone that it is printed on */
const LIGHT = 210
/** Of every channel, up to which a colour would be lost on a dark ground */
const DARK = 70

/** So much of a picture is clear where it has no ground of its own; so much of what is seen is light, and so little dark. */
const LEAST_CLEAR = 0.1
const LEAST_LIGHT = 0.6
const MOST_DARK = 0.02

/** Red, green and blue of a pixel, and how much of it is seen. */
const pixelsOf = (data: Buffer) =>
  Array.from({ length: data.length / 4 }, (_, i) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(4 * i, 4 * i + 4)
    return { channels: [red, green, blue], share: alpha / 255 }
  })

/**
 * Whether a picture was made for a dark ground: white signs on nothing, which nobody sees on a light one. Where it has a ground, or
 * holds dark signs too, it stays on the light one.
 */
export const isPalePicture = async (path: string): Promise<boolean> => {
  const { data } = await sharp(path)
    .resize(SIDE, SIDE, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = pixelsOf(data)
  const sumOf = (isOne: (channels: readonly number[]) => boolean) =>
    pixels.reduce((sum, { channels, share }) => (isOne(channels) ? sum + share : sum), 0)
  const seen = sumOf(() => true)
  const light = sumOf((channels) => Math.min(...channels) >= LIGHT)
  const dark = sumOf((channels) => Math.max(...channels) <= DARK)
  return seen > 0 && seen < pixels.length * (1 - LEAST_CLEAR) && light >= seen * LEAST_LIGHT && dark <= seen * MOST_DARK
}

/** The resolver of `File.isPale`; a file that cannot be read is named by the check. */
export const isPale = ({ absolutePath }: { absolutePath: string }) => isPalePicture(absolutePath).catch(() => false)
