import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'

/** As sharp takes a picture that only makes the decoder warn, which every browser shows; some telephones' do */
export const FAIL_ON = 'error'

/** Digests of pictures that were decoded before, one a line: a second check of the content takes a moment. */
const KNOWN_FILE = join(process.cwd(), 'node_modules/.cache/whole-pictures.txt')
const known = new Set(existsSync(KNOWN_FILE) ? readFileSync(KNOWN_FILE, 'utf8').split('\n') : [])

const remember = (digest: string) => {
  known.add(digest)
  mkdirSync(dirname(KNOWN_FILE), { recursive: true })
  appendFileSync(KNOWN_FILE, `${digest}\n`)
}

/** All bytes would take as long as the rest of the check; whoever changes a picture changes its beginning. */
const END = 32_768

/** A picture of 100 megapixels takes 400 MB. */
const lane = pLimit(2)

/** Whether all of a picture can be decoded. */
export const isWhole = async (file: Buffer): Promise<boolean> => {
  const ends = [`${file.length}`, file.subarray(0, END), file.subarray(-END)]
  const digest = ends.reduce((hash, part) => hash.update(part), createHash('sha1')).digest('base64')
  if (known.has(digest)) return true
  const decoded = lane(() => sharp(file, { failOn: FAIL_ON }).resize(8).toBuffer())
  const isDecoded = await decoded.then(
    () => true,
    () => false,
  )
  if (isDecoded) remember(digest)
  return isDecoded
}
