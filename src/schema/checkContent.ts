/**
 * Checks the whole of `content/` without Gatsby: the build, the tests and the commands for editors all call this, so that
 * a mistake is worded in one place.
 */
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import pLimit from 'p-limit'
import type { CheckedFile, Translation } from './checkedFile'
import { checkFile } from './checkFile'
import { checkAddresses, numberGaps, siteOf } from './checks/addresses'
import { checkCalendars } from './checks/calendars'
import { daysAhead } from './checks/days'
import { decodeText } from './checks/encoding'
import { checkEvidence } from './checks/evidence'
import { hiddenInPictures } from './checks/hiddenInPictures'
import { illustrationCheck } from './checks/illustrations'
import { checkNames } from './checks/names'
import { checkPictures } from './checks/pictures'
import { checkPlaces } from './checks/places'
import { checkTranslatedFacts } from './checks/translatedFacts'
import { checkTranslation, olderMessage } from './checks/translations'
import { FrontMatterError, heldBy } from './contentFile'
import { contentTree, isGone, isRefused, REFUSED, type ContentTree } from './contentTree'
import { mistakeTextWithLine, stopsNothing, type Mistake } from './mistake'
import { contentTypeOf } from './registry'
import { sourceDigest } from './sourceDigest'
import { DIGEST_FIELD, translationOf, wholeTranslation } from './translation'

interface ContentReport {
  /** The English texts that could be read */
  files: CheckedFile[]
  /** In the order of the files, then of their lines */
  mistakes: Mistake[]
  /** Whole sentences on what stops nothing: what is unusual and right, and links to articles that are gone */
  notes: string[]
  /** Routes that links lead to, and that no article has */
  goneArticles: Set<string>
  /** How many texts were read */
  count: number
}

/** An open file for each picture of thousands is more than a system allows. */
const AT_ONCE = 16

const readFile = (root: string, path: string): CheckedFile | Mistake[] => {
  const file = `content/${path}`
  const type = contentTypeOf(translationOf(path)?.source ?? path)
  if (!type) return []
  try {
    const text = decodeText(readFileSync(join(root, file)))
    return typeof text === 'string' ? { file, type, ...heldBy(text) } : [{ file, ...text }]
  } catch (error) {
    if (isRefused(error)) return [{ file, message: REFUSED }]
    if (!(error instanceof FrontMatterError)) throw error
    return error.mistakes.map((mistake) => ({ file, ...mistake }))
  }
}

/** A text of another language with the English one; undefined where that could not be read. */
const withSource = (checked: CheckedFile, sources: ReadonlyMap<string, CheckedFile>): Translation[] => {
  const found = translationOf(checked.file)
  const source = found && sources.get(found.source)
  if (!source) return []
  const made = checked.frontMatter[DIGEST_FIELD]
  return [{ ...checked, ...found, source, isOlder: made !== undefined && made !== sourceDigest(source) }]
}

/**
 * Reads every text of `content/`; what cannot be read ends up among the mistakes.
 * @param root the project's folder
 * @returns the English texts as `files`, and those of other languages
 */
export const readContent = (root: string, { files }: Pick<ContentTree, 'files'> = contentTree(root)) => {
  const mistakes: Mistake[] = []
  const read = files
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => {
      const result = readFile(root, path)
      if (!Array.isArray(result)) return [result]
      mistakes.push(...result)
      return []
    })
  const sources = new Map(read.filter(({ file }) => !translationOf(file)).map((checked) => [checked.file, checked]))
  return { files: [...sources.values()], translations: read.flatMap((one) => withSource(one, sources)), mistakes }
}

const checkOnce = async (root: string): Promise<ContentReport> => {
  const tree = contentTree(root)
  const { files, translations, mistakes } = readContent(root, tree)
  const site = siteOf(files, tree.files)
  mistakes.push(
    ...checkNames(tree),
    ...checkPlaces(tree),
    ...checkAddresses(files, tree.files),
    ...checkCalendars(files),
    ...checkEvidence(files),
  )
  const some = pLimit(AT_ONCE)
  mistakes.push(
    ...files.flatMap((checked) => checkFile(checked, site)),
    ...translations.flatMap((translation) => checkTranslation(translation, site)),
    ...(await Promise.all(files.map((checked) => some(() => checkPictures(root, checked))))).flat(),
  )
  mistakes.sort((a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0))
  const said = mistakes.filter(stopsNothing)
  return {
    files,
    mistakes: mistakes.filter((mistake) => !stopsNothing(mistake)),
    notes: [
      ...said.map(mistakeTextWithLine),
      ...[...files, ...translations.map(wholeTranslation)].flatMap(illustrationCheck(root)),
      ...(await hiddenInPictures(root, tree.files)),
      ...daysAhead(files, Date.now()),
      ...numberGaps(files, tree.files),
      ...translations.filter(({ isOlder }) => isOlder).map(olderMessage),
      ...checkTranslatedFacts(translations),
    ],
    goneArticles: new Set(said.flatMap(({ goneArticle }) => goneArticle ?? [])),
    count: files.length + translations.length,
  }
}

/** Without the list of a folder nothing else can be said of the content. */
const refusedFolder = (root: string, { path = '' }: NodeJS.ErrnoException): ContentReport => ({
  files: [],
  mistakes: [{ file: relative(root, path).split(sep).join('/'), message: REFUSED }],
  notes: [],
  goneArticles: new Set(),
  count: 0,
})

/** Of what vanishes while it is read there is seldom more than one thing. */
const MOST_TRIES = 3

/**
 * Checks all of `content/`, and again where a file vanishes between being listed and being read, as while an editor saves.
 * @param root the project's folder
 * @returns all mistakes at once, and what is worth saying besides
 */
export const checkContent = async (root: string): Promise<ContentReport> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await checkOnce(root)
    } catch (error) {
      if (isRefused(error)) return refusedFolder(root, error as NodeJS.ErrnoException)
      if (!isGone(error) || tries === MOST_TRIES) throw error
    }
  }
}
