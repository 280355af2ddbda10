import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { JPEG_QUALITY, LONGEST_SIDE, MOST_PNG_BYTES } from '../../config/originals'
import { isHeic } from '../../lib/heic'
import { jpegWithProfile, profileToGive, statedColours } from '../../lib/statedColours'
import { hiddenIn } from '../../schema/checks/hiddenInPictures'
import { HAS_HDR } from '../../schema/checks/pictureFile'
import { FAIL_ON, isWhole } from '../../schema/checks/wholePicture'
import { decodeHeic } from './heic'

const MOST_MEGAPIXELS = 300

/** A picture that is safe to keep where everybody can read it. */
export interface SafePhoto {
  data: Buffer
  /** Of its name, with the full stop */
  ending: '.jpg' | '.png' | '.svg'
  width: number
  height: number
  /** What became of it, as parts of a sentence */
  said: string[]
}

/** Formats that are checked for damage before anything is made of them. */
const CHECKED = ['jpeg', 'png', 'webp']
/** Read here only, where somebody chose a file of their own: the build opens none (src/schema/checks/pictureFile.ts). */
const ALSO_READ = { operation: ['VipsForeignLoadNsgif', 'VipsForeignLoadHeif'] }
const FORMATS = [...CHECKED, 'gif', 'heif']

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const HEADER_END = 33

/** Pixels are given their colour profile in a PNG (third edition, 11.3.2.3): sharp can name one only by converting to it. */
const pngWithProfile = async (picture: Sharp, profile: Uint8Array | undefined) => {
  const png = await picture.png({ compressionLevel: 1 }).toBuffer()
  if (!profile) return png
  const inside = chunk('iCCP', Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(profile)]))
  return Buffer.concat([png.subarray(0, HEADER_END), inside, png.subarray(HEADER_END)])
}

const open = (file: Buffer) => sharp(file, { failOn: FAIL_ON, limitInputPixels: MOST_MEGAPIXELS * 1e6 })

/** Rejects where there is no byte; sharp alone throws then. */
const headerOf = async (file: Buffer) => open(file).metadata()

const fits = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const

const fromHeic = async (file: Buffer) => {
  const decoded = await decodeHeic(file)
  if (!decoded) return undefined
  const { data, width, height } = decoded
  return pngWithProfile(
    sharp(data, { raw: { width, height, channels: 4 } })
      .resize(fits)
      .removeAlpha(),
    profileToGive(file),
  )
}

/** The same picture, with a profile for what its file says of colours in another way. */
const withStatedColours = async (file: Buffer, { format }: Metadata) => {
  const profile = profileToGive(file)
  if (!profile) return file
  if (format === 'jpeg') return Buffer.from(jpegWithProfile(file, profile))
  return pngWithProfile(open(file).autoOrient(), profile)
}

const DAMAGED = 'is damaged, or ends in the middle; copy it here again from where it came from.'

/** A profile is kept where the pixels stay as they are; what is printed or grey becomes the colours of screens. */
const isKept = ({ icc, space, channels }: Metadata) => icc !== undefined && channels >= 3 && space !== 'cmyk'

const sidesOf = ({ width, height }: { width: number; height: number }) => ({ width, height })

const encoded = async (picture: Buffer, header: Metadata, isPhotograph: boolean): Promise<Omit<SafePhoto, 'said'>> => {
  const upright = () => {
    const pipeline = open(picture).autoOrient().resize(fits)
    return isKept(header) ? pipeline.keepIccProfile() : pipeline.toColourspace('srgb')
  }
  const isClear = header.hasAlpha && !(await sharp(picture).stats()).isOpaque
  if (isClear || (!isPhotograph && ['png', 'gif'].includes(header.format))) {
    const { data, info } = await upright().png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true })
    if (isClear || data.length < MOST_PNG_BYTES) return { data, ending: '.png', ...sidesOf(info) }
  }
  const jpeg = upright()
    .flatten({ background: '#fff' })
    .jpeg({ quality: 100 * JPEG_QUALITY, mozjpeg: true })
  const { data, info } = await jpeg.toBuffer({ resolveWithObject: true })
  return { data, ending: '.jpg', ...sidesOf(info) }
}

const fromPixels = async (file: Buffer): Promise<SafePhoto | string> => {
  if (statedColours(file) === 'HDR') return HAS_HDR
  const isFromPhone = isHeic(file)
  const picture = isFromPhone ? await fromHeic(file) : file
  if (!picture) return DAMAGED
  const header = await headerOf(picture).catch(() => undefined)
  if (!header || !FORMATS.includes(header.format)) {
    return 'is no picture that can be read here; open it in a picture editor and save it as a JPEG.'
  }
  if (CHECKED.includes(header.format) && !isFromPhone && !(await isWhole(file, header))) return DAMAGED
  const isPhotograph = isFromPhone || ['jpeg', 'heif'].includes(header.format)
  const made = await (isFromPhone ? Promise.resolve(picture) : withStatedColours(file, header))
    .then(async (coloured) => encoded(coloured, await headerOf(coloured), isPhotograph))
    .catch(() => undefined)
  if (!made) return DAMAGED
  const hidden = hiddenIn(isFromPhone ? ((await headerOf(file).catch(() => undefined)) ?? header) : header)
  const said = [
    ...(isFromPhone ? ['turned from HEIC into JPEG'] : []),
    ...(!isFromPhone && profileToGive(file) ? ['given a colour profile'] : []),
    ...((header.pages ?? 1) > 1 ? ['only the first of its moving pictures was taken'] : []),
    ...(hidden ? [`taken out: ${hidden}`] : []),
  ]
  return { ...made, said }
}

/**
 * Makes of a picture, as a camera, a telephone or a chat gives it, one for the site: upright, at most 2,400 pixels wide and
 * high, in its own colours (the profile is kept), and without anything that says where, when or by whom it was taken.
 * @returns the picture, or what is wrong with it: the end of a sentence that begins with its name
 */
export const safePhoto = async (file: Buffer): Promise<SafePhoto | string> => {
  const beginning = file.toString('utf8', 0, 1000)
  if (/<svg[\s>]/i.test(beginning) || /^\s*<\?xml/.test(beginning)) {
    const { readDrawing } = await import('../../schema/checks/drawing')
    const drawing = readDrawing(file.toString())
    if (typeof drawing === 'string') return drawing
    return {
      data: Buffer.from(drawing.svg),
      ending: '.svg',
      width: Math.round(100 * drawing.ratio),
      height: 100,
      said: ['cleaned'],
    }
  }
  sharp.unblock(ALSO_READ)
  try {
    return await fromPixels(file)
  } finally {
    sharp.block(ALSO_READ)
  }
}
