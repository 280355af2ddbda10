/** A picture of eight patches, and how far its colours are from what they should be. */
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { jpegWithProfile, profileToGive } from '../../src/lib/statedColours'

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

type Rgb = readonly [number, number, number]

/** Light of a channel in sRGB (IEC 61966-2-1), both 0 to 1 */
const lightOf = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
const srgbOf = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

const [INTO_P3, INTO_ADOBE_RGB]: readonly (readonly Rgb[])[] = [
  [
    [0.822_462, 0.177_538, 0],
    [0.033_194, 0.966_806, 0],
    [0.017_083, 0.072_397, 0.910_52],
  ],
  [
    [0.715_126, 0.284_874, 0],
    [0, 1, 0],
    [0, 0.041_162, 0.958_838],
  ],
] as const
const ADOBE_GAMMA = 563 / 256

/** The patches in other numbers, without a word of what these mean; `matrix` and `encode` are for light of 0 to 1. */
const renumbered = async (matrix: readonly Rgb[] | undefined, encode: (light: number) => number) => {
  const { data, info } = await (await patches()).raw().toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += 3) {
    const light = [...data.subarray(at, at + 3)].map((value) => lightOf(value / 255))
    const there = matrix?.map((row) => row.reduce((sum, part, i) => sum + part * light[i]!, 0)) ?? light
    there.forEach((value, i) => (data[at + i] = Math.round(255 * encode(Math.max(0, value)))))
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
}
export const patchesInP3 = () => renumbered(INTO_P3, srgbOf)
export const patchesInAdobeRgb = () => renumbered(INTO_ADOBE_RGB, (light) => light ** (1 / ADOBE_GAMMA))
export const patchesOfGamma = (gamma: number) => renumbered(undefined, (light) => light ** (1 / gamma))

const HEADER_END = 33
/** A PNG with more chunks behind its header; numbers are bytes, or hundred thousandths in four of them. */
export const withChunks = async (
  picture: Sharp | Promise<Sharp>,
  chunks: Partial<Record<'cICP' | 'gAMA' | 'cHRM', readonly number[]>>,
): Promise<Buffer> => {
  const png = await (await picture).png().toBuffer()
  const made = Object.entries(chunks).map(([type, values]) => {
    const data = type === 'cICP' ? Buffer.from(values) : Buffer.alloc(4 * values.length)
    if (type !== 'cICP') values.forEach((value, i) => data.writeUInt32BE(Math.round(value * 100_000), 4 * i))
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  })
  return Buffer.concat([png.subarray(0, HEADER_END), ...made, png.subarray(HEADER_END)])
}
/** Display P3 as older programs say it: white, red, green, blue, and the power that is nearest */
export const P3_CHUNKS = { gAMA: [1 / 2.2], cHRM: [0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06] }

/** Exif that says “Adobe RGB” as cameras do, by its interoperability index: three folders of one entry each. */
const OPTION_FILE = [
  'ffe1 0046 457869660000 49492a0008000000',
  '0100 6987 0400 01000000 1a000000 00000000',
  '0100 05a0 0400 01000000 2c000000 00000000',
  '0100 0100 0200 04000000 52303300 00000000',
]
  .join('')
  .replaceAll(' ', '')
export const cameraInAdobeRgb = async () => {
  const jpeg = await (await patchesInAdobeRgb()).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from(OPTION_FILE, 'hex'), jpeg.subarray(2)])
}

/** With a profile, as programs write it */
export const jpegInAdobeRgb = async () => {
  const camera = await cameraInAdobeRgb()
  return Buffer.from(jpegWithProfile(camera, profileToGive(camera)!))
}

type Lab = readonly [number, number, number]

/** CIELAB (D65) of a colour in sRGB (IEC 61966-2-1), channels 0 to 255 */
const labOf = (rgb: readonly number[]): Lab => {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => lightOf(value / 255))
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

const distances = async (picture: Buffer, reference: Buffer) => {
  const [found, meant] = [await coloursOf(picture), await coloursOf(reference)]
  return found.map((lab, i) => deltaE(lab, meant[i]!))
}

/** The largest distance between the patches of two pictures, in steps that an eye can just see (1). */
export const farthest = async (picture: Buffer, reference: Buffer) => Math.max(...(await distances(picture, reference)))

/** The mean of the distances: where the file that was given has been compressed so much that a patch is off in itself. */
export const onAverage = async (picture: Buffer, reference: Buffer) =>
  (await distances(picture, reference)).reduce((sum, distance) => sum + distance / COLOURS.length, 0)
