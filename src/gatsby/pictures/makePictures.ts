import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import { encodeVariants, type Variant } from './encodePicture'
import type { PictureCache } from './pictureCache'

/** One file to be made of a master. */
export interface Wanted {
  variant: Variant
  /** in the cache */
  key: string
  outputPath: string
}

const save = async (path: string, picture: Buffer) => {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, picture)
}

/**
 * Makes files of one master: from the cache where they have been made before, otherwise by decoding it once for all.
 * @throws where the master cannot be encoded; the message names it
 */
export const makePictures = async (cache: PictureCache, path: string, wanted: readonly Wanted[]) => {
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
