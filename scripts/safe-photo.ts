import { createRequire } from 'node:module'
import type * as Libheif from 'libheif-js/wasm-bundle'
import sharp, { type Metadata } from 'sharp'
import { JPEG_QUALITY, LONGEST_SIDE, MOST_PNG_BYTES } from '../src/config/originals'
import { FAIL_ON } from '../src/schema/checks/wholePicture'

/** A picture that is safe to keep where everybody can read it. */
export interface SafePhoto {
  data: Buffer
  /** Of its name, with the full stop */
  ending: '.jpg' | '.png'
  /** What became of it */
  said: string
}

const MOST_PIXELS = 3e8
/** Twice what the widest place of a logo takes */
const DRAWING_SIDE = 900
/** Read here only, where somebody chose a file of their own: the build opens none (src/schema/checks/wholePicture.ts). */
const ALSO_READ = { operation: ['VipsForeignLoadNsgif', 'VipsForeignLoadHeif', 'VipsForeignLoadSvg'] }

const open = (file: Buffer) => sharp(file, { failOn: FAIL_ON, limitInputPixels: MOST_PIXELS })

/** A JPEG with a colour profile (ICC.1:2022, B.4), for pixels that mean other colours than sRGB, as those of telephones do. */
const withProfile = (jpeg: Buffer, profile: Buffer | undefined) => {
  if (!profile || profile.length > 65_000) return jpeg
  const head = Buffer.from('\0\0\0\0ICC_PROFILE\0\x01\x01', 'latin1')
  head.writeUInt16BE(0xffe2, 0)
  head.writeUInt16BE(profile.length + head.length - 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, profile, jpeg.subarray(2)])
}

/** Decodes a picture as telephones save it (HEIF with HEVC, ISO/IEC 23008-12), which neither sharp nor browsers read. */
const fromHeic = async (file: Buffer): Promise<Buffer> => {
  const { HeifDecoder } = createRequire(__filename)('libheif-js/wasm-bundle') as typeof Libheif
  const images = new HeifDecoder().decode(file)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) throw new Error('no picture')
  const [width, height] = [image.get_width(), image.get_height()]
  const room = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const pixels = await new Promise<{ data: Uint8ClampedArray } | null>((done) => image.display(room, done))
  if (!pixels) throw new Error('no pixels')
  const raw = { width, height, channels: 4 } as const
  const jpeg = await sharp(pixels.data, { raw }).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
  const { icc } = await sharp(file).metadata()
  return withProfile(jpeg, icc)
}

/** Upright, no longer than the site needs, in its own colours, and without all that its file says besides. */
const encoded = async (picture: Buffer, { hasAlpha, icc, channels, space, format }: Metadata) => {
  const upright = () => {
    const size = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const
    const pipeline = open(picture).autoOrient().resize(size)
    return icc && channels >= 3 && space !== 'cmyk' ? pipeline.keepIccProfile() : pipeline.toColourspace('srgb')
  }
  const isClear = hasAlpha && !(await open(picture).stats()).isOpaque
  if (isClear || ['png', 'gif'].includes(format)) {
    const made = await upright().png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true })
    if (isClear || made.data.length < MOST_PNG_BYTES) return { ...made, ending: '.png' as const }
  }
  const jpeg = upright()
    .flatten({ background: '#fff' })
    .jpeg({ quality: 100 * JPEG_QUALITY, mozjpeg: true })
  return { ...(await jpeg.toBuffer({ resolveWithObject: true })), ending: '.jpg' as const }
}

/** A drawing as pixels, in which nothing runs and nothing is loaded: it is a logo, as a rule. */
const fromDrawing = (file: Buffer) => open(file).resize(DRAWING_SIDE, DRAWING_SIDE, { fit: 'inside' }).png().toBuffer()

const fromPixels = async (file: Buffer): Promise<SafePhoto> => {
  const { compression, format } = await open(file).metadata()
  const picture = compression === 'hevc' ? await fromHeic(file) : format === 'svg' ? await fromDrawing(file) : file
  const header = await open(picture).metadata()
  const { data, info, ending } = await encoded(picture, header)
  return { data, ending, said: `${info.width} × ${info.height} pixels` }
}

/**
 * Makes of a picture, as a camera, a telephone or a chat gives it, one for the site: upright, at most 2,400 pixels wide and
 * high, in its own colours (the profile is kept), and without anything that says where, when or by whom it was taken.
 * @returns the picture, or what is wrong with it: the end of a sentence that begins with its name
 */
export const safePhoto = async (file: Buffer): Promise<SafePhoto | string> => {
  // what libheif says there of damage, in its own words, is kept back
  const { log } = console
  console.log = () => undefined
  sharp.unblock(ALSO_READ)
  try {
    return await fromPixels(file)
  } catch {
    return 'is damaged, or no picture that can be read here; copy it again from where it came from, or save it as a JPEG.'
  } finally {
    sharp.block(ALSO_READ)
    console.log = log
  }
}
