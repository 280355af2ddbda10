import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import sharp, { type Metadata, type SharpOptions } from 'sharp'
import { isWholeJpeg } from './jpegData'
import { isWholeWebp } from './webpData'

/** What is kept beside the encoded pictures (src/gatsby/pictures/pictureCache.ts): an empty file for each whole picture. */
const KEPT = join(process.cwd(), '.pictures')

const RULES_FILES = ['wholePicture.ts', 'jpegData.ts', 'webpData.ts'] as const
/** Commands also check other folders than their own; what Gatsby has compiled lies elsewhere and runs in the project's. */
const RULES_FOLDER = existsSync(join(__dirname, RULES_FILES[0])) ? __dirname : join(process.cwd(), 'src/schema/checks')
const RULES = RULES_FILES.map((name) => readFileSync(join(RULES_FOLDER, name), 'utf8'))
  .concat(JSON.stringify(sharp.versions))
  .join()

/**
 * How the whole site decodes: what only makes the decoder warn is shown by every browser, and is checked here. With sharp's
 * own `warning` some telephones' photographs end the build.
 */
export const FAIL_ON = 'error'

/** A picture of 100 megapixels takes 400 MB. */
const AT_ONCE = 2
const lane = pLimit(AT_ONCE)

/**
 * Decodes all of a picture. What sharp says of it is left aside: the text of an error is shared by all pictures that are
 * read at that moment, and gets lost.
 */
const decodes = (file: Buffer, failOn: SharpOptions['failOn']) =>
  sharp(file, { failOn })
    .resize(8)
    .toBuffer()
    .then(
      () => true,
      () => false,
    )

const decodesWhole = async (file: Buffer, { format, isProgressive, width, height }: Metadata) => {
  // here alone the decoder reads all there is; of other JPEGs, and where it only warns, the data are read once more
  if (format === 'jpeg' && isProgressive && (await decodes(file, 'warning'))) return true
  if (!(await decodes(file, FAIL_ON))) return false
  if (format === 'jpeg') return isWholeJpeg(file)
  return format !== 'webp' || isWholeWebp(file, width * height)
}

/**
 * Whether nothing of a JPEG, PNG or WebP picture is missing or damaged, as far as its format lets that be known. What every
 * browser passes over is no damage: bytes between two parts of the file or behind its end, a phone's wrong entries.
 */
export const isWhole = async (file: Buffer, header: Metadata): Promise<boolean> => {
  const kept = join(KEPT, `whole-${createHash('sha256').update(RULES).update(file).digest('hex')}`)
  if (existsSync(kept)) return true
  if (!(await lane(() => decodesWhole(file, header)))) return false
  // where nothing can be kept, as in a folder of somebody else, the next check takes longer
  await mkdir(KEPT, { recursive: true })
    .then(() => writeFile(kept, ''))
    .catch(() => undefined)
  return true
}
