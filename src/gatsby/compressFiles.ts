import { readdirSync, statSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const COMPRESSED = /[.](html|js|css|json|svg|txt|xml|webmanifest|ico)$/
/** At the highest level each: brotli's is the default. */
const TWINS: Readonly<Record<string, (file: Buffer) => Promise<Buffer>>> = {
  '.br': promisify<Buffer, Buffer>(brotliCompress),
  '.gz': (file) => promisify<Buffer, object, Buffer>(gzip)(file, { level: 9 }),
}

const isFresh = (twin: string, file: string) =>
  (statSync(twin, { throwIfNoEntry: false })?.mtimeMs ?? 0) > statSync(file).mtimeMs

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
  for (const file of files) {
    await Promise.all(
      Object.entries(TWINS).map(async ([ending, compress]) => {
        const twin = file + ending
        if (isFresh(twin, file)) return
        await writeFile(twin, await compress(await readFile(file)))
      }),
    )
  }
}
