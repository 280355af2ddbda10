/**
 * Checks the whole of `content/` without Gatsby: the build, the tests and the commands for editors all call this, so that
 * a mistake is worded in one place.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { closest } from 'fastest-levenshtein'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { visit } from 'unist-util-visit'
import type { z } from 'zod'
import { HOME_ROUTE, newsRoute, SECTION_KEYS, STATIC_ROUTES } from '../config/routes'
import { checkFrontMatter } from './checkFrontMatter'
import { FrontMatterError, readContentFile, type ContentFile } from './contentFile'
import type { ContentType } from './contentType'
import { metaOf } from './fields'
import type { Mistake } from './mistake'
import { contentTypeOf, contentTypes } from './registry'

interface CheckedFile extends ContentFile {
  /** Path from the project's folder, with forward slashes */
  file: string
  type: ContentType
}

const markdownFiles = (root: string) =>
  readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.endsWith('.md') && path !== 'README.md')
    .sort()

const readFile = (root: string, path: string, mistakes: Mistake[]): CheckedFile | undefined => {
  const file = `content/${path}`
  const type = contentTypeOf(path)
  if (!type) {
    const places = contentTypes.map(({ files }) => `content/${files}`)
    mistakes.push({
      file,
      message: `is not in a place where content is read; did you mean ${closest(file, places)}?`,
    })
    return undefined
  }
  try {
    return { file, type, ...readContentFile(readFileSync(join(root, file), 'utf8')) }
  } catch (error) {
    if (!(error instanceof FrontMatterError)) throw error
    mistakes.push({ file, line: error.line, message: `${error.message}.` })
    return undefined
  }
}

const checkBody = ({ file, type, body, bodyLine }: CheckedFile): Mistake[] => {
  const empty = body.trim() === ''
  if (type.body === 'required' && empty) {
    return [{ file, line: bodyLine, message: 'has no text; write at least one paragraph below the front matter.' }]
  }
  if (type.body === 'none' && !empty) {
    return [
      { file, line: bodyLine, message: 'has text below the front matter, which is not shown anywhere; take it out.' },
    ]
  }
  return []
}

/** The values of fields that point to something, as [field, value] pairs. */
const pointers = ({ type, frontMatter }: CheckedFile, pointsTo: 'file' | 'route') =>
  Object.entries(type.schema.shape).flatMap(([field, schema]) => {
    const value = frontMatter[field]
    if (value === undefined || metaOf(schema as z.ZodType).pointsTo !== pointsTo) return []
    return [value].flat().map((one) => [field, String(one)] as const)
  })

const checkPictures = (root: string, checked: CheckedFile): Mistake[] => {
  const folder = dirname(join(root, checked.file))
  const present = readdirSync(folder)
  return pointers(checked, 'file')
    .filter(([, name]) => !present.includes(name))
    .map(([field, name]) => {
      const pictures = present.filter((other) => !other.endsWith('.md') && !other.startsWith('.'))
      return {
        file: checked.file,
        line: checked.lineOf(field),
        message:
          `"${field}" names the picture "${name}", which is not in ${relative(root, folder).split(sep).join('/')}; ` +
          (pictures.length ? `the folder has: ${pictures.join(', ')}.` : 'put the picture into that folder.'),
      }
    })
}

const checkPairs = ({ file, frontMatter, lineOf }: CheckedFile): Mistake[] =>
  [
    ['sliderPictures', 'sliderAlts'],
    ['pictures', 'alts'],
  ].flatMap(([pictures, alts]) => {
    const [some, others] = [frontMatter[pictures!], frontMatter[alts!]]
    const count = (list: unknown) => (Array.isArray(list) ? list.length : 0)
    return count(some) === count(others)
      ? []
      : [
          {
            file,
            line: lineOf(alts!) ?? lineOf(pictures!),
            message: `"${alts}" has ${count(others)} entries and "${pictures}" has ${count(some)}; write one text for each picture, in the same order.`,
          },
        ]
  })

const bodyLinks = ({ body, bodyLine }: CheckedFile) => {
  const links: { url: string; line: number }[] = []
  visit(fromMarkdown(body), ['link', 'definition'], (node) => {
    if ('url' in node) links.push({ url: node.url, line: bodyLine - 1 + (node.position?.start.line ?? 1) })
  })
  return links
}

const siteRoutes = (files: readonly CheckedFile[]) =>
  new Set<string>([
    ...STATIC_ROUTES,
    ...SECTION_KEYS.map((key) => `${HOME_ROUTE}#${key}`),
    ...files.flatMap(({ type, frontMatter }) => {
      if (type.name === 'NewsArticle') return [newsRoute(Number(frontMatter.number))]
      return typeof frontMatter.route === 'string' ? [frontMatter.route] : []
    }),
  ])

const linkMessage = (where: string, url: string, routes: ReadonlySet<string>) =>
  url.startsWith('/')
    ? `${where} leads to "${url}", but there is no such page; did you mean "${closest(url, [...routes])}"?`
    : `${where} leads to "${url}"; write a page of this site such as /dive-with-us, or a full address that begins with https://.`

const checkLinks = (checked: CheckedFile, routes: ReadonlySet<string>): Mistake[] => {
  const { file, lineOf } = checked
  const isRight = (url: string) => (url.startsWith('/') ? routes.has(url) : /^(https:\/\/|mailto:)\S+$/.test(url))
  const fields = pointers(checked, 'route')
    .filter(([, url]) => url.startsWith('/') && !routes.has(url))
    .map(([field, url]) => ({ file, line: lineOf(field), message: linkMessage(`"${field}"`, url, routes) }))
  const texts = bodyLinks(checked)
    .filter(({ url }) => !isRight(url))
    .map(({ url, line }) => ({ file, line, message: linkMessage('a link in the text', url, routes) }))
  return [...fields, ...texts]
}

const checkUnique = (files: readonly CheckedFile[], field: 'number' | 'route'): Mistake[] => {
  const first = new Map<unknown, string>()
  const used = files.map(({ frontMatter }) => Number(frontMatter[field]))
  let free = 0
  while (used.includes(free)) free += 1
  return files.flatMap(({ file, frontMatter, lineOf }) => {
    const value = frontMatter[field]
    if (value === undefined) return []
    const other = first.get(value)
    if (other === undefined) {
      first.set(value, file)
      return []
    }
    const advice = field === 'number' ? `the next free number is ${free}` : 'write another path'
    return [{ file, line: lineOf(field), message: `"${field}" is ${String(value)}, as in ${other}; ${advice}.` }]
  })
}

/** Types whose pattern names one file: without it a page could not be made. */
const checkPresent = (files: readonly CheckedFile[], paths: readonly string[]): Mistake[] =>
  contentTypes
    .filter(({ files: pattern }) => !pattern.includes('*') && !paths.includes(pattern))
    .map(({ files: pattern, schema }) => ({
      file: `content/${pattern}`,
      message: `is missing; write it with the fields: ${Object.keys(schema.shape).slice(0, -2).join(', ')}.`,
    }))

/**
 * Checks every Markdown file below `content/`.
 * @param root the project's folder
 * @returns all mistakes at once, in the order of the files; an empty list where there is none
 */
export const checkContent = (root: string): Mistake[] => {
  const mistakes: Mistake[] = []
  const paths = markdownFiles(root)
  const files = paths.flatMap((path) => readFile(root, path, mistakes) ?? [])
  const routes = siteRoutes(files)
  for (const checked of files) {
    mistakes.push(
      ...checkFrontMatter(checked.type, checked.frontMatter).map(({ field, message }) => ({
        file: checked.file,
        line: checked.lineOf(field),
        message,
      })),
      ...checkBody(checked),
      ...checkPictures(root, checked),
      ...checkPairs(checked),
      ...checkLinks(checked, routes),
    )
  }
  mistakes.push(
    ...checkUnique(
      files.filter(({ type }) => type.name === 'NewsArticle'),
      'number',
    ),
    ...checkUnique(
      files.filter(({ type }) => type.name === 'EventPage'),
      'route',
    ),
    ...checkPresent(files, paths),
  )
  return mistakes.sort((a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0))
}
