import { access, constants, readFile, stat } from 'node:fs/promises'
import { dirname, sep } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { statedColours } from '../../lib/statedColours'
import { isRefused, REFUSED } from '../contentTree'
import type { Pixels } from '../fields'
import type { Mistake } from '../mistake'
import { isWhole } from './wholePicture'

const MOST_MEGABYTES = 40
const MOST_MEGAPIXELS = 100
/** WebP and AVIF hold 16,383 (RFC 9649, 2.4; AV1 in HEIF) */
const LONGEST_SIDE = 16_000
/** Beyond that no place of the site shows more than a strip of it. */
const MOST_TIMES = 4
/** The widest place is so many times as wide as high: what is lower for its width fills it no better than a narrower one. */
const WIDEST_PLACE = 2
const FORMATS = ['jpeg', 'png', 'webp']
const SAVE_AGAIN = 'npm run add:photos makes one of it, or a picture editor (“save as JPEG”)'

/** The end of a sentence that begins with a picture's name */
export const HAS_HDR =
  'holds more light than a page shows (HDR); save it as an ordinary JPEG, in the telephone or in a picture editor.'
const otherColours = (path: string) =>
  `says in a rare way what its colours are, so they would look wrong; npm run add:photos ${folderOf(path)} puts them right.`

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
const JPEG_END = Buffer.from([0xff, 0xd9])
const PNG_END = 'IEND'

/** A WebP picture says at its beginning how many bytes follow (RFC 9649, 2.4). */
const RIFF_LENGTH_AT = 4
const RIFF_HEAD_BYTES = 8

/** As a command is given it */
const folderOf = (path: string) => {
  const folder = dirname(path).split(sep).join('/')
  return folder.slice(folder.lastIndexOf('content/'))
}

const isDrawing = (path: string) => path.toLowerCase().endsWith('.svg')

const thousands = (count: number) => count.toLocaleString('en')

const hasEnd = (file: Buffer, format: string) => {
  if (format === 'webp') return file.readUInt32LE(RIFF_LENGTH_AT) + RIFF_HEAD_BYTES <= file.length
  return file.subarray(-TAIL_BYTES).includes(format === 'png' ? PNG_END : JPEG_END)
}

/** How wide and how high, in pixels, a picture is seen: after any turn that its camera noted (EXIF). */
type Sides = Metadata['autoOrient']

const sizeMistake = ({ width, height }: Sides, { least, isWhole }: Pixels) => {
  const sides = `${thousands(width)} × ${thousands(height)} pixels`
  if (width * height > MOST_MEGAPIXELS * 1e6) {
    return `has ${sides}; put one of at most ${MOST_MEGAPIXELS} megapixels there.`
  }
  if (width < least) {
    return `is ${thousands(width)} pixels wide; put one of at least ${thousands(least)} pixels there.`
  }
  if (Math.max(width, height) > LONGEST_SIDE) {
    const side = width > height ? 'wide' : 'high'
    return `is ${thousands(Math.max(width, height))} pixels ${side}; put one of at most ${thousands(LONGEST_SIDE)} there.`
  }
  if (isWhole) return undefined
  if (width > MOST_TIMES * height) return `is ${sides}; cut it to at most ${MOST_TIMES} times as wide as high.`
  return height > MOST_TIMES * width ? `is ${sides}; cut it to at most ${MOST_TIMES} times as high as wide.` : undefined
}

/** The end of a sentence on a picture that is fine and small. */
const sizeNote = ({ width, height }: Sides, { best }: Pixels) => {
  const sharp = Math.min(width, WIDEST_PLACE * height)
  return sharp < best
    ? `is ${thousands(width)} × ${thousands(height)} pixels. That is fine; it is sharp up to a width of ${thousands(sharp)}, so in large places it is small or soft. Put a larger original there if there is one (best ${thousands(best)} or more).`
    : undefined
}

const ANY_PIXELS: Pixels = { least: 1, best: 1 }

/** Rejects where there is no byte; sharp alone throws then. */
const headerOf = async (file: Buffer) => sharp(file).metadata()

/** What was found: the end of a sentence that begins with the picture's name. */
type Finding = Pick<Mistake, 'message' | 'isNote'>

const mistake = (message: string): Finding => ({ message })

/**
 * What keeps a picture from being shown; where it has a place of known size and nothing does, what is worth saying of it. A
 * picture is read once, and decoded once in its life (wholePicture.ts), so that hundreds take a moment.
 */
export const pictureFinding = async (path: string, place?: Pixels): Promise<Finding | undefined> => {
  if (await access(path, constants.R_OK).then(() => false, isRefused)) return mistake(REFUSED)
  const { size } = await stat(path)
  if (size > MOST_MEGABYTES * 1e6) {
    return mistake(
      `is ${thousands(Math.round(size / 1e6))} MB; put a smaller one there, of at most ${MOST_MEGABYTES} MB.`,
    )
  }
  const file = await readFile(path)
  if (isDrawing(path)) {
    // SVGO takes longer to load than all else that a command needs
    const { readDrawing } = await import('./drawing')
    const drawing = readDrawing(file.toString())
    return typeof drawing === 'string' ? mistake(drawing) : undefined
  }
  const header = await headerOf(file).catch(() => undefined)
  if (!header || !FORMATS.includes(header.format)) {
    return mistake(`cannot be read as a JPEG, PNG or WebP picture; ${SAVE_AGAIN}.`)
  }
  const colours = statedColours(file)
  if (colours === 'HDR') return mistake(HAS_HDR)
  const wrongSize = sizeMistake(header.autoOrient, place ?? ANY_PIXELS)
  if (wrongSize) return mistake(wrongSize)
  if (!(await isWhole(file, header))) {
    return mistake(`${hasEnd(file, header.format) ? 'is damaged' : 'ends in the middle'}; copy it here again.`)
  }
  const note = place && (colours ? otherColours(path) : sizeNote(header.autoOrient, place))
  return note ? { message: note, isNote: true } : undefined
}

/** What keeps a picture from being shown; undefined where nothing does. */
export const pictureMistake = async (path: string, place?: Pixels): Promise<string | undefined> => {
  const found = await pictureFinding(path, place)
  return found?.isNote ? undefined : found?.message
}
