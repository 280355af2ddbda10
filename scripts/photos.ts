import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { JPEG_QUALITY, LONGEST_SIDE } from '../src/config/originals'
import { isPlainName, plainStem } from '../src/lib/slug'

/** What is taken for a photograph in a folder of content, whatever is inside it */
const PICTURE = /\.(jpe?g|jfif|png|webp|gif|avif|hei[cf])$/i

/** Whether a photograph can stay as it is. */
const isFine = async (name: string, file: Buffer) => {
  const { exif, width, height } = await sharp(file).metadata()
  return isPlainName(name) && !exif && Math.max(width, height) <= LONGEST_SIDE && /\.(jpg|png|webp)$/.test(name)
}

/** Upright, no larger than the site needs, and without what the file says besides; a PNG where something is seen through it. */
const safe = async (file: Buffer) => {
  const picture = sharp(file, { failOn: 'error' })
  const { isOpaque } = await picture.stats()
  const upright = picture.autoOrient().resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
  if (!isOpaque) return { ending: '.png', data: await upright.png().toBuffer() }
  const jpeg = upright.jpeg({ quality: 100 * JPEG_QUALITY, mozjpeg: true })
  return { ending: '.jpg', data: await jpeg.toBuffer() }
}

const freeName = (folder: string, stem: string, ending: string, number = 1): string => {
  const name = `${stem}${number > 1 ? `-${number}` : ''}${ending}`
  return existsSync(join(folder, name)) ? freeName(folder, stem, ending, number + 1) : name
}

/** Texts beside a picture go on naming it by its new name. */
const renameInTexts = (folder: string, before: string, after: string) => {
  for (const text of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    const path = join(folder, text)
    const old = readFileSync(path, 'utf8').normalize('NFC')
    const name = before.normalize('NFC').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const renamed = old.replace(new RegExp(`(?<=[\\s"'(])${name}(?=[\\s"')]|$)`, 'g'), after)
    if (renamed !== old) writeFileSync(path, renamed)
  }
}

/**
 * Makes the photographs of a folder safe to keep where everybody can read them: upright, at most 2,400 pixels wide and high,
 * with plain names, and without anything that says where, when or by whom they were taken. The texts beside them name the new
 * ones; no other file is written over.
 * @returns a sentence for each that was changed, and for each that cannot be read
 */
export const putPhotosRight = async (folder: string) => {
  const changed: string[] = []
  const mistakes: string[] = []
  for (const before of readdirSync(folder).filter((name) => PICTURE.test(name))) {
    const file = readFileSync(join(folder, before))
    try {
      if (await isFine(before, file)) continue
      const { data, ending } = await safe(file)
      rmSync(join(folder, before))
      const name = freeName(folder, plainStem(parse(before).name), ending)
      writeFileSync(join(folder, name), data)
      renameInTexts(folder, before, name)
      changed.push(name === before ? name : `${name} (it was ${before})`)
    } catch {
      mistakes.push(`${before} is damaged, or no JPEG, PNG or WebP; save it as a JPEG where it came from.`)
    }
  }
  return { changed, mistakes }
}
