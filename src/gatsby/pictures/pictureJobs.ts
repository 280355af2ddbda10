import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Job } from 'gatsby-plugin-sharp/gatsby-worker'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { isDevelop } from '../isDevelop'
import { sha256 } from '../sha256'
import { checkVariant, type Variant } from './encodePicture'
import type { Wanted } from './makePictures'

/** Edits of the encoder make all pictures anew. */
const ENCODER = readFileSync(join(process.cwd(), 'src/gatsby/pictures/encodePicture.ts'), 'utf8')

/** One more than cores: none is idle while a picture is being written. */
export const LANES = availableParallelism() + 1

const keyOf = (contentDigest: string, variant: Variant) =>
  sha256(JSON.stringify([contentDigest, variant, ENCODER, sharp.versions]))

/**
 * What Gatsby calls for each job of gatsby-plugin-sharp: makes its pictures, several masters at a time.
 * @param make makes files of one master
 */
export const pictureJobs = (make: (path: string, wanted: readonly Wanted[]) => Promise<void>) => {
  const lane = pLimit(LANES)
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
      return make(path, wanted)
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
    try {
      await enqueue(master.path, wanted)
    } catch (error) {
      // gatsby-plugin-sharp ends the process; here the mistake lies over the page already (webpack/contentOverlay.ts)
      if (!isDevelop()) throw error
    }
  }
}
