/** A picture of eight patches, and how far its colours are from what they should be. */
import sharp, { type Sharp } from 'sharp'

const SIDE = 32
const ACROSS = 4
const COLOURS = ['#c84646', '#46a05a', '#3c5ab4', '#e6c85a', '#6ebebe', '#a05aa0', '#d2d2d2', '#3c3c3c']
export const WIDTH = ACROSS * SIDE
export const HEIGHT = (COLOURS.length / ACROSS) * SIDE

const patch = (background: string, i: number) => ({
  input: { create: { width: SIDE, height: SIDE, channels: 3 as const, background } },
  left: (i % ACROSS) * SIDE,
  top: Math.floor(i / ACROSS) * SIDE,
})

/** In sRGB; each test makes of it what a camera or a program would. */
export const patches = async (): Promise<Sharp> => {
  const picture = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000' } })
  return sharp(await picture.composite(COLOURS.map(patch)).removeAlpha().png().toBuffer())
}

type Lab = readonly [number, number, number]

/** CIELAB (D65) of a colour in sRGB (IEC 61966-2-1), channels 0 to 255 */
const labOf = (rgb: readonly number[]): Lab => {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const [x = 0, y = 0, z = 0] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
  ].map((t) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116))
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const DEGREE = Math.PI / 180
const hue = (a: number, b: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / DEGREE + 360) % 360)

/** CIEDE2000 (ISO/CIE 11664-6) */
export const deltaE = ([l1, a1, b1]: Lab, [l2, a2, b2]: Lab) => {
  const seventh = (c: number) => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7))
  const g = 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2))
  const [x1, x2] = [a1 * (1 + g), a2 * (1 + g)]
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)]
  const [h1, h2] = [hue(x1, b1), hue(x2, b2)]
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * DEGREE)
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const h = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360
  const cos = (factor: number, shift: number) => Math.cos((factor * h + shift) * DEGREE)
  const t = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63)
  const sL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)
  const [sC, sH] = [1 + 0.045 * c, 1 + 0.015 * c * t]
  const rT = -Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * DEGREE) * 2 * seventh(c)
  const [dL, dC, dHue] = [(l2 - l1) / sL, (c2 - c1) / sC, dH / sH]
  return Math.sqrt(dL ** 2 + dC ** 2 + dHue ** 2 + rT * dC * dHue)
}

/** The middle of each patch, as a screen in sRGB shows it: sharp follows the profile when it opens a picture. */
const coloursOf = async (picture: Buffer): Promise<Lab[]> => {
  const { icc } = await sharp(picture).metadata()
  const opened = sharp(picture)
  // without a profile to follow, sharp takes 16 bits for more than sRGB when it is to give one; with one, it needs to be told
  const { data, info } = await (icc ? opened.withIccProfile('srgb') : opened.toColourspace('srgb'))
    .resize(WIDTH, HEIGHT, { fit: 'fill', kernel: 'nearest' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return COLOURS.map((_colour, i) => {
    const x = (i % ACROSS) * SIDE + SIDE / 2
    const y = Math.floor(i / ACROSS) * SIDE + SIDE / 2
    const at = (y * info.width + x) * info.channels
    return labOf([...data.subarray(at, at + 3)])
  })
}

/** The largest distance between the patches of two pictures, in steps that an eye can just see (1). */
export const farthest = async (picture: Buffer, reference: Buffer) => {
  const [found, meant] = [await coloursOf(picture), await coloursOf(reference)]
  return Math.max(...found.map((lab, i) => deltaE(lab, meant[i]!)))
}
