/**
 * Makes the pictures that gatsby-plugin-sharp asks for, in its place: from the cache where they have been made before,
 * otherwise on all cores, each file decoded once. The plugin keeps no picture across `gatsby clean`, works on one file
 * at a time on two cores, and decodes it for every size and format.
 */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join, relative } from 'node:path'
import worker, { type Job } from 'gatsby-plugin-sharp/gatsby-worker'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { sha256 } from './codeHash'
import { checkVariant, encodeVariants, type Variant } from './encodePicture'
import { pictureCache, type PictureCache } from './pictureCache'

interface Wanted {
  variant: Variant
  key: string
  outputPath: string
}

/** Edits of the encoder make all pictures anew. */
const ENCODER = readFileSync(join(process.cwd(), 'src/gatsby/encodePicture.ts'), 'utf8')

const keyOf = (contentDigest: string, variant: Variant) =>
  sha256(JSON.stringify([contentDigest, variant, ENCODER, sharp.versions]))

const save = async (path: string, picture: Buffer) => {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, picture)
}

const makePictures = async (cache: PictureCache, path: string, wanted: readonly Wanted[]) => {
  const missing: (Variant & Wanted)[] = []
  for (const one of wanted) {
    const kept = await cache.get(one.key)
    if (kept) await save(one.outputPath, kept)
    else missing.push({ ...one.variant, ...one })
  }
  if (missing.length === 0) return
  try {
    await encodeVariants(path, missing, async ({ key, outputPath }, encoded) => {
      await cache.put(key, encoded)
      await save(outputPath, encoded)
    })
  } catch (error) {
    throw new Error(`${relative(process.cwd(), path)} could not be encoded: ${(error as Error).message}`)
  }
}

/** What Gatsby calls for each job of gatsby-plugin-sharp. */
export const pictureJobs = (cache: PictureCache) => {
  // one more than cores: none is idle while a picture is being written
  const lane = pLimit(availableParallelism() + 1)
  const waiting = new Map<string, { wanted: Wanted[]; made: Promise<void> }>()

  /** What is wanted of one file while it waits for its turn is made together. */
  const enqueue = (path: string, wanted: Wanted[]) => {
    const before = waiting.get(path)
    if (before) {
      before.wanted.push(...wanted)
      return before.made
    }
    const made = lane(() => {
      waiting.delete(path)
      return makePictures(cache, path, wanted)
    })
    waiting.set(path, { wanted, made })
    return made
  }

  return async ({ inputPaths: [master], outputDir, args }: Job) => {
    if (args.isLazy) return
    const wanted = args.operations.map(({ outputPath, args: asked }) => {
      const variant = checkVariant({ ...asked, quality: asked.quality ?? args.pluginOptions.defaultQuality })
      return { variant, key: keyOf(master.contentDigest, variant), outputPath: join(outputDir, outputPath) }
    })
    await enqueue(master.path, wanted)
  }
}

/** Ignored by Git, kept by `gatsby clean` and `npm ci`; worth keeping from one run of CI to the next. */
export const pictures = pictureCache(join(process.cwd(), '.pictures'))

worker.IMAGE_PROCESSING = pictureJobs(pictures)
