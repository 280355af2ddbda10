import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import pLimit from 'p-limit'
import { HASHED_FOLDER } from '../../config/hosting'
import { sha256 } from '../sha256'
import type { PictureCache } from '../pictures/pictureCache'
import { FACE_FILES, FALLBACK_FILE } from './displayFace'
import { sharePainter, type SharedPage } from './sharePicture'

export interface OrderedPicture extends SharedPage {
  /** Digest of the picture's bytes */
  digest: string
}

/** Every file in it may be kept for good: its name changes with what it shows. */
const SHARE_FOLDER = `${HASHED_FOLDER}share/`

/** What a picture looks like follows from these, beside the page. */
const hashOfTemplate = (root: string) => {
  const code = join(root, 'src/gatsby/sharePictures')
  const hash = createHash('sha256')
  for (const name of readdirSync(code).sort()) hash.update(readFileSync(join(code, name)))
  for (const path of [...FACE_FILES, 'static/favicon.svg']) hash.update(readFileSync(join(root, path)))
  hash.update(readFileSync(FALLBACK_FILE))
  return hash.digest('hex')
}

const nameOf = ({ digest, title, name, focus, sheet }: OrderedPicture, template: string) =>
  sha256(JSON.stringify([template, digest, title, name, focus, sheet])).slice(0, 20)

/**
 * Lays the share pictures into the build. A picture that an earlier build made is kept, or comes from the cache; one that
 * no page shows any longer goes.
 *
 * @param root the project's folder
 * @returns path of the picture of each page, in the same order; throws with the page's title where one can't be made
 */
export const sharePictures = async (
  root: string,
  pages: readonly OrderedPicture[],
  cache: PictureCache,
): Promise<string[]> => {
  const template = hashOfTemplate(root)
  const pathOf = (page: OrderedPicture) => `${SHARE_FOLDER}${nameOf(page, template)}.jpg`
  const paths = pages.map(pathOf)
  const fileOf = (path: string) => join(root, 'public', path)
  mkdirSync(fileOf(SHARE_FOLDER), { recursive: true })
  for (const name of readdirSync(fileOf(SHARE_FOLDER))) {
    if (!paths.includes(SHARE_FOLDER + name)) await rm(fileOf(SHARE_FOLDER + name))
  }
  const missing = new Map(pages.map((page) => [pathOf(page), page]))
  for (const path of missing.keys()) if (existsSync(fileOf(path))) missing.delete(path)
  let painter: ReturnType<typeof sharePainter> | undefined
  const paint = async (page: SharedPage) => {
    try {
      return await (
        await (painter ??= sharePainter(root))
      )(page)
    } catch (error) {
      throw new Error(
        `The share picture of “${page.title}” could not be made from ${page.picture}: ${(error as Error).message}`,
      )
    }
  }
  const make = async (path: string, page: SharedPage) => {
    const key = basename(path)
    const kept = await cache.get(key)
    const jpeg = kept ?? (await paint(page))
    if (!kept) await cache.put(key, jpeg)
    // a build that is stopped leaves no half of a picture
    await writeFile(`${fileOf(path)}.part`, jpeg)
    await rename(`${fileOf(path)}.part`, fileOf(path))
  }
  const lane = pLimit(availableParallelism())
  await Promise.all([...missing].map(([path, page]) => lane(() => make(path, page))))
  return paths
}
