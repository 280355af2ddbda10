import { readFile, stat } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import type { Pixels } from '../fields'
import { message, type Message } from '../mistake'
import { isWhole } from './wholePicture'

const MOST_MEGABYTES = 40
const MOST_MEGAPIXELS = 100
/** The widest place is so many times as wide as high: what is lower for its width fills it no better than a narrower one. */
const WIDEST_PLACE = 2
const FORMATS = ['jpeg', 'png', 'webp']

// Whatever its name says, no file reaches a decoder that the site has no use for: that is where their known holes are
// (GHSA-f88m-g3jw-g9cj: GIF, TIFF; GHSA-rgj7-g3m4-5g8c: HEIF). This holds for the whole process, and so for the build.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

const sizeMistake = ({ width, height }: Metadata['autoOrient'], { least }: Pixels): Message | undefined => {
  if (width * height > MOST_MEGAPIXELS * 1e6) return message('tooManyPixels', { most: MOST_MEGAPIXELS })
  return width < least ? message('tooNarrow', { width, least }) : undefined
}

/** What was found of a picture, as what goes on behind its name. */
export interface PictureFinding {
  found: Message
  isNote?: true
}

/** As a command is given it */
const folderOf = (path: string) => relative(process.cwd(), resolve(path, '..')).split(sep).join('/')

/**
 * What keeps a picture from being shown; where it has a place of known size and nothing does, what is worth saying of it.
 * @throws what the system says where the file cannot be opened
 */
export const pictureFinding = async (path: string, place?: Pixels): Promise<PictureFinding | undefined> => {
  const { size } = await stat(path)
  if (size > MOST_MEGABYTES * 1e6) {
    return { found: message('tooManyBytes', { megabytes: Math.round(size / 1e6), most: MOST_MEGABYTES }) }
  }
  const file = await readFile(path)
  const header =
    size > 0
      ? await sharp(file)
          .metadata()
          .catch(() => undefined)
      : undefined
  if (!header || !FORMATS.includes(header.format)) return { found: message('notPicture') }
  const wrongSize = sizeMistake(header.autoOrient, place ?? { least: 1, best: 1 })
  if (wrongSize) return { found: wrongSize }
  if (!(await isWhole(file))) return { found: message('damaged') }
  if (header.exif) return { found: message('hiddenInPicture', { folder: folderOf(path) }), isNote: true }
  const { width, height } = header.autoOrient
  return place && Math.min(width, WIDEST_PLACE * height) < place.best
    ? { found: message('smallPicture', { width, height, best: place.best }), isNote: true }
    : undefined
}

/** What keeps a picture from being shown; undefined where nothing does. */
export const pictureMistake = async (path: string, place?: Pixels): Promise<Message | undefined> => {
  const finding = await pictureFinding(path, place)
  return finding?.isNote ? undefined : finding?.found
}
