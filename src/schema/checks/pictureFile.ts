import { access, constants, open, readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { isRefused, REFUSED } from '../contentTree'
import { readDrawing } from './drawing'

const MOST_MEGABYTES = 40
const MOST_MEGAPIXELS = 100
const FORMATS = ['jpeg', 'png', 'webp']
const SAVE_AGAIN = 'open it in a picture editor and save it as a JPEG'

// Whatever its name says, no file reaches a decoder that the site has no use for: that is where their known holes are
// (GHSA-f88m-g3jw-g9cj: GIF, TIFF; GHSA-rgj7-g3m4-5g8c: HEIF). Drawings are decoded for share pictures. This holds for
// the whole process, and so for the build.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadSvg'],
})

/** Long enough for what some cameras write after a picture's end. */
const TAIL_BYTES = 1024

/** How a picture says that it is complete (ITU-T T.81, B.1.1.3; PNG, third edition, 11.2.5). */
const END: Record<string, Buffer> = { jpeg: Buffer.from([0xff, 0xd9]), png: Buffer.from('IEND') }

/** A WebP picture says at its beginning how many bytes follow (RFC 9649, 2.4). */
const RIFF_LENGTH_AT = 4
const RIFF_HEAD_BYTES = 8

const thousands = (count: number) => count.toLocaleString('en')

const hasEnd = async (path: string, size: number, format: string) => {
  const file = await open(path)
  try {
    if (format === 'webp') {
      const { buffer } = await file.read(Buffer.alloc(RIFF_HEAD_BYTES), 0, RIFF_HEAD_BYTES, 0)
      return buffer.readUInt32LE(RIFF_LENGTH_AT) + RIFF_HEAD_BYTES <= size
    }
    const length = Math.min(size, TAIL_BYTES)
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.includes(END[format]!)
  } finally {
    await file.close()
  }
}

/** Decodes the whole picture only where its end is not where it should be. */
const isCutOff = async (path: string, size: number, format: string) => {
  if (await hasEnd(path, size, format)) return false
  return sharp(path)
    .stats()
    .then(
      () => false,
      () => true,
    )
}

/**
 * What keeps a picture from being shown well: the end of a sentence that begins with its name. Reads its header only, so
 * that hundreds take a moment.
 * @param minWidth the least width in pixels, as the picture is seen, after any turn that its camera noted (EXIF)
 */
export const pictureMistake = async (path: string, minWidth: number): Promise<string | undefined> => {
  if (await access(path, constants.R_OK).then(() => false, isRefused)) return REFUSED
  const { size } = await stat(path)
  if (size > MOST_MEGABYTES * 1e6) {
    return `is ${thousands(Math.round(size / 1e6))} MB; put a smaller one there, of at most ${MOST_MEGABYTES} MB.`
  }
  if (path.toLowerCase().endsWith('.svg')) {
    const drawing = readDrawing(await readFile(path, 'utf8'))
    return typeof drawing === 'string' ? drawing : undefined
  }
  const header = await sharp(path)
    .metadata()
    .catch(() => undefined)
  if (!header || !FORMATS.includes(header.format)) {
    return `cannot be read as a JPEG, PNG or WebP picture; ${SAVE_AGAIN}.`
  }
  const { width, height } = header.autoOrient
  if (width * height > MOST_MEGAPIXELS * 1e6) {
    return `has ${thousands(width)} × ${thousands(height)} pixels; put one of at most ${MOST_MEGAPIXELS} megapixels there.`
  }
  if (width < minWidth) {
    return `is ${thousands(width)} pixels wide; put one of at least ${thousands(minWidth)} pixels there.`
  }
  if (await isCutOff(path, size, header.format)) return 'ends in the middle; copy it here again.'
  return undefined
}
