import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import '../src/gatsby/sharpDefaults'

/** As gatsby-config.ts sets them. */
const ENCODERS = {
  '.jpg': (picture) => picture.jpeg({ quality: 75, progressive: true }),
  '.png': (picture) => picture.png({ quality: 75, compressionLevel: 9, adaptiveFiltering: false }),
  '.webp': (picture) => picture.webp({ quality: 72 }),
  '.avif': (picture) => picture.avif({ quality: 50 }),
}

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => extname(path) in ENCODERS && statSync(path).isFile())

/**
 * Seconds that sharp alone takes, on all cores, for the pictures that the last build made: each file of public/static is
 * made again from its master, which is the one file of content/ with the same digest.
 */
export const bareEncodingSeconds = async () => {
  const masters = new Map(
    filesBelow('content').map((path) => [createHash('md5').update(readFileSync(path)).digest('hex'), path]),
  )
  const todo = filesBelow('public/static').flatMap((path) => {
    const master = masters.get(path.split(/[\\/]/)[2])
    return master ? [{ path, master }] : []
  })
  const count = todo.length
  sharp.concurrency(1)
  const start = performance.now()
  const worker = async () => {
    for (let one = todo.pop(); one; one = todo.pop()) {
      const { width, height } = await sharp(one.path).metadata()
      await ENCODERS[extname(one.path)](sharp(one.master).rotate().resize(width, height)).toBuffer()
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return { count, seconds: (performance.now() - start) / 1000 }
}
