import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, crc32, gzip } from 'node:zlib'
import pLimit from 'p-limit'

const COMPRESSED = /[.](html|js|css|json|svg|txt|xml|webmanifest|ico)$/
/** At the highest level each: brotli's is the default. */
const TWINS: Readonly<Record<string, (file: Buffer) => Promise<Buffer>>> = {
  '.br': promisify<Buffer, Buffer>(brotliCompress),
  '.gz': (file) => promisify<Buffer, object, Buffer>(gzip)(file, { level: 9 }),
}

const GZIP_END_BYTES = 8

/**
 * Whether a file is as the last whole build left it, whatever its time says. The gzip twin, which is written last, ends
 * with the checksum and the length of what it holds (RFC 1952, section 2.3.1).
 */
export const isKept = (file: string) => {
  if (!Object.keys(TWINS).every((ending) => existsSync(file + ending))) return false
  const content = readFileSync(file)
  const end = readFileSync(`${file}.gz`).subarray(-GZIP_END_BYTES)
  return (
    end.length === GZIP_END_BYTES && end.readUInt32LE() === crc32(content) && end.readUInt32LE(4) === content.length
  )
}

/**
 * Lays compressed twins (`index.html.br`, `index.html.gz`) beside the build's text files, for servers that send them as
 * they are. Twins of files that are gone go too, so that none is ever served in place of a newer file.
 */
export const compressFiles = async (folder: string) => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
  const files = new Set(paths.filter((path) => COMPRESSED.test(path) && statSync(path).isFile()))
  for (const path of paths) {
    if (/[.](br|gz)$/.test(path) && !files.has(path.slice(0, -3))) await rm(path)
  }
  const lane = pLimit(availableParallelism())
  const changed = [...files].filter((file) => !isKept(file))
  await Promise.all(
    changed.map((file) =>
      lane(async () => {
        // lest a build that is broken off leave twins that differ
        for (const ending of Object.keys(TWINS)) await rm(file + ending, { force: true })
        for (const [ending, compress] of Object.entries(TWINS)) {
          await writeFile(file + ending, await compress(await readFile(file)))
        }
      }),
    ),
  )
}
