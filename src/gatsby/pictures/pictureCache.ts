import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '../sha256'

const CHECKSUM_BYTES = 32
const KEPT_DAYS = 90
const DAY_MS = 86_400_000

const checksumOf = (bytes: Buffer) => Buffer.from(sha256(bytes), 'hex')

/**
 * Encoded pictures, kept across builds: one file for each, named after what it was made from and how, its bytes behind
 * their SHA-256. What was written by half or damaged since is as good as absent.
 * @param folder is made when the first picture is put in
 */
export const pictureCache = (folder: string) => ({
  /** @param key what the picture follows from, all of it */
  async get(key: string): Promise<Buffer | undefined> {
    const path = join(folder, key)
    const file = await readFile(path).catch(() => undefined)
    const picture = file?.subarray(CHECKSUM_BYTES)
    if (!file || !picture || !checksumOf(picture).equals(file.subarray(0, CHECKSUM_BYTES))) return undefined
    const now = new Date()
    await utimes(path, now, now)
    return picture
  },

  async put(key: string, picture: Buffer) {
    await mkdir(folder, { recursive: true })
    const path = join(folder, key)
    // two articles may show the same picture
    const unfinished = `${path}.${randomUUID()}`
    await writeFile(unfinished, Buffer.concat([checksumOf(picture), picture]))
    await rename(unfinished, path)
  },

  /** Removes what no build has asked for in 90 days. */
  async prune() {
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name)
      // a tenth of the time that waiting for each of some thousands takes
      if (Date.now() - statSync(path).mtimeMs > KEPT_DAYS * DAY_MS) await rm(path, { force: true })
    }
  },
})

export type PictureCache = ReturnType<typeof pictureCache>

/** Ignored by Git, kept by `gatsby clean` and `npm ci`; worth keeping from one run of CI to the next. */
export const pictures = pictureCache(join(process.cwd(), '.pictures'))
