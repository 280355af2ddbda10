/**
 * Checks the whole of `content/` without Gatsby: the build, the tests and the commands for editors all call this, so that
 * a mistake is worded in one place.
 */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { CheckedFile, Translation } from './checkedFile'
import { checkFile, checkTranslation } from './checkFile'
import { checkAddresses, siteOf } from './checks/addresses'
import { checkNames } from './checks/names'
import { checkPictures } from './checks/pictures'
import { contentFiles } from './contentFiles'
import { cachedContentFile, FrontMatterError } from './contentFile'
import { mistakeText, message, systemRefusal, type Mistake } from './mistake'
import { contentTypeOf, mayStandAlone } from './registry'
import { DIGEST_FIELD, sourceDigest, sourcePath, translationOf } from './translation'

/** Text is UTF-8, with or without a byte-order mark (RFC 3629); anything else shows as wrong letters. */
const textOf = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FrontMatterError({ line: 1, ...message('notUtf8') })
  }
}

const readFile = (root: string, path: string): CheckedFile | Mistake[] => {
  const file = `content/${path}`
  const type = contentTypeOf(sourcePath(path))
  if (!type) return []
  try {
    return { file, type, ...cachedContentFile(textOf(readFileSync(join(root, file)))) }
  } catch (error) {
    if (error instanceof FrontMatterError) return [{ file, ...error.mistake }]
    return [{ file, ...systemRefusal(error) }]
  }
}

/** A text of another language with the English one; none where that could not be read. */
const withSource = (checked: CheckedFile, sources: ReadonlyMap<string, CheckedFile>): Translation[] => {
  const found = translationOf(checked.file)
  const source = found && sources.get(found.source)
  if (!source) return []
  const digest = checked.frontMatter[DIGEST_FIELD]
  return [{ ...checked, ...found, source, isOlder: digest !== undefined && digest !== sourceDigest(source) }]
}

/**
 * Reads every text of `content/`; what cannot be read ends up among the mistakes.
 * @param root the project's folder
 * @param paths below `content/`
 * @returns as `files` the English texts and those that are there in another language alone, and the translations
 */
export const readContent = (root: string, paths: readonly string[] = contentFiles(root)) => {
  const results = paths.filter((path) => path.endsWith('.md')).map((path) => readFile(root, path))
  const mistakes = results.flatMap((result) => (Array.isArray(result) ? result : []))
  const read = results.flatMap((result) => (Array.isArray(result) ? [] : result))
  const isWhole = ({ file, type }: CheckedFile) =>
    !translationOf(file) || (mayStandAlone(type) && !paths.includes(sourcePath(file).replace('content/', '')))
  const sources = new Map(read.filter(isWhole).map((checked) => [checked.file, checked]))
  return {
    paths,
    files: [...sources.values()],
    translations: read.flatMap((one) => withSource(one, sources)),
    mistakes,
  }
}

/** Says that the English words have changed since a translation was made, which stops nothing. */
const olderNote = ({ file, source }: Translation) =>
  mistakeText({ file, ...message('older', { source: basename(source.file), file }) })

/**
 * Checks all of `content/`.
 * @param root the project's folder
 * @returns `files` as `readContent`, all mistakes in the order of the files and their lines, as `notes` whole sentences on what stops
 * nothing, and how many texts were read
 */
export const checkContent = async (root: string) => {
  const { paths, files, translations, mistakes } = readContent(root)
  const site = siteOf(files, paths)
  const found: Mistake[] = [
    ...mistakes,
    ...checkNames(paths),
    ...checkAddresses(files),
    ...files.flatMap((checked) => checkFile(checked, site)),
    ...translations.flatMap((translation) => checkTranslation(translation, site)),
    // those of a translation's fields are the English ones
    ...(
      await Promise.all(
        [...files, ...translations.map((one) => ({ ...one, frontMatter: {} }))].map((one) => checkPictures(root, one)),
      )
    ).flat(),
  ].sort((a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0))
  return {
    files,
    mistakes: found,
    notes: translations.filter(({ isOlder }) => isOlder).map(olderNote),
    count: files.length + translations.length,
  }
}
