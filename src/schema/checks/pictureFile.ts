import { readFile, stat } from 'node:fs/promises'
import sharp, { type Metadata } from 'sharp'
import { message, type Message } from '../mistake'
import { isWhole } from './wholePicture'

const MOST_MEGABYTES = 40
const MOST_MEGAPIXELS = 100
const FORMATS = ['jpeg', 'png', 'webp']

// Whatever its name says, no file reaches a decoder that the site has no use for: that is where their known holes are
// (GHSA-f88m-g3jw-g9cj: GIF, TIFF; GHSA-rgj7-g3m4-5g8c: HEIF). This holds for the whole process, and so for the build.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

const sizeMistake = ({ width, height }: Metadata['autoOrient'], least: number): Message | undefined => {
  if (width * height > MOST_MEGAPIXELS * 1e6) return message('tooManyPixels', { most: MOST_MEGAPIXELS })
  return width < least ? message('tooNarrow', { width, least }) : undefined
}

/**
 * What keeps a picture from being shown, as what goes on behind its name; undefined where nothing does.
 * @param leastWidth of its place, in pixels
 * @throws what the system says where the file cannot be opened
 */
export const pictureMistake = async (path: string, leastWidth = 1): Promise<Message | undefined> => {
  const { size } = await stat(path)
  if (size > MOST_MEGABYTES * 1e6) {
    return message('tooManyBytes', { megabytes: Math.round(size / 1e6), most: MOST_MEGABYTES })
  }
  const file = await readFile(path)
  const header =
    size > 0
      ? await sharp(file)
          .metadata()
          .catch(() => undefined)
      : undefined
  if (!header || !FORMATS.includes(header.format)) return message('notPicture')
  const wrongSize = sizeMistake(header.autoOrient, leastWidth)
  if (wrongSize) return wrongSize
  return (await isWhole(file)) ? undefined : message('damaged')
}
