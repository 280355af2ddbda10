import { join } from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { mistakeTextWithLine } from '../mistake'
import { privateData } from './privateData'

const PICTURE = /\.(jpe?g|png|webp)$/i
const AT_ONCE = 16

/** What is hidden in a picture: the end of a sentence, or undefined where nothing is. */
export const hiddenIn = (header: Parameters<typeof privateData>[0]): string | undefined => {
  const { isPlaced, people } = privateData(header)
  const found = [
    ...(isPlaced ? ['where it was taken (GPS)'] : []),
    ...(people.length ? [`names of people (${people.join(', ')})`] : []),
  ]
  return found.join(' and ') || undefined
}

/**
 * Pictures that say more than what is seen: the site leaves that out, but the file itself is public where the project is.
 * Whole sentences; nothing has to be mended.
 * @param root the project's folder
 * @param paths all files below `content/`
 */
export const hiddenInPictures = async (root: string, paths: readonly string[]): Promise<string[]> => {
  const some = pLimit(AT_ONCE)
  const look = async (path: string) => {
    const file = `content/${path}`
    // what is no picture is a mistake elsewhere
    const header = await sharp(join(root, file))
      .metadata()
      .catch(() => undefined)
    const hidden = header && hiddenIn(header)
    if (!hidden) return []
    const folder = file.slice(0, file.lastIndexOf('/'))
    const message = `holds ${hidden}. Visitors do not get it, but whoever sees the files does; npm run add:photos ${folder} takes it out.`
    return [mistakeTextWithLine({ file, message })]
  }
  return (await Promise.all(paths.filter((path) => PICTURE.test(path)).map((path) => some(() => look(path))))).flat()
}
