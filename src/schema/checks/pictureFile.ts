import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { message, type Message } from '../mistake'

const MOST_MEGAPIXELS = 100

// Whatever its name says, no file reaches a decoder that the site has no use for: that is where their known holes are
// (GHSA-f88m-g3jw-g9cj: GIF, TIFF; GHSA-rgj7-g3m4-5g8c: HEIF). This holds for the whole process, and so for the build.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

/** Digests of pictures that were decoded before, one a line: a second check of the content takes a moment. */
const KNOWN_FILE = join(process.cwd(), 'node_modules/.cache/whole-pictures.txt')
const known = new Set(existsSync(KNOWN_FILE) ? readFileSync(KNOWN_FILE, 'utf8').split('\n') : [])

/** Decodes all of a picture. @throws where that cannot be done; what only makes the decoder warn, every browser shows */
const decode = async (file: Buffer) => {
  // all bytes would take as long as the rest of the check; whoever changes a picture changes its beginning
  const digest = createHash('sha1').update(`${file.length}`).update(file.subarray(0, 65_536)).digest('base64')
  if (known.has(digest)) return
  await sharp(file, { failOn: 'error' }).resize(8).toBuffer()
  known.add(digest)
  mkdirSync(dirname(KNOWN_FILE), { recursive: true })
  appendFileSync(KNOWN_FILE, `${digest}\n`)
}

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
  const file = await readFile(path)
  // of a file without a byte sharp throws at once
  const header =
    file.length > 0
      ? await sharp(file)
          .metadata()
          .catch(() => undefined)
      : undefined
  if (!header) return message('notPicture')
  return (
    sizeMistake(header.autoOrient, leastWidth) ??
    decode(file).then(
      () => undefined,
      () => message('damaged'),
    )
  )
}
