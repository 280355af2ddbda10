import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import pLimit from 'p-limit'

const COMPRESSED = /[.](html|js|css|json|svg|txt|xml|webmanifest|ico)$/
const TWIN = /[.](br|gz)$/
/** At the highest level each: brotli's is the default. */
const TWINS: Readonly<Record<string, (file: Buffer) => Promise<Buffer>>> = {
  '.br': promisify<Buffer, Buffer>(brotliCompress),
  '.gz': (file) => promisify<Buffer, object, Buffer>(gzip)(file, { level: 9 }),
}

const isNewer = (file: string, other: string) => !existsSync(other) || statSync(file).mtimeMs > statSync(other).mtimeMs

const writeTwin = async (file: string, ending: string, compress: (file: Buffer) => Promise<Buffer>) => {
  // a build that is broken off leaves no half of a twin
  await writeFile(`${file}${ending}.part`, await compress(await readFile(file)))
  await rename(`${file}${ending}.part`, file + ending)
}

/**
 * Lays compressed twins (`index.html.br`, `index.html.gz`) beside the build's text files, for servers that send them as
 * they are. Twins of files that are gone go too, so that none is ever served in place of a newer file.
 */
export const compressFiles = async (folder: string) => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
  for (const path of paths) if (TWIN.test(path) && !existsSync(path.replace(TWIN, ''))) rmSync(path)
  const files = paths.filter((path) => COMPRESSED.test(path) && statSync(path).isFile())
  const lane = pLimit(availableParallelism())
  await Promise.all(
    files.map((file) =>
      lane(async () => {
        for (const [ending, compress] of Object.entries(TWINS)) {
          if (isNewer(file, file + ending)) await writeTwin(file, ending, compress)
        }
      }),
    ),
  )
}
