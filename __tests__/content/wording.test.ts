/* What makes 46 articles one magazine and not one article 46 times. */
import { flesch } from 'flesch'
import { syllable } from 'syllable'
import { readFileSync } from 'node:fs'
import { readContentFile } from '../../src/schema/contentFile'
import { contentFiles } from '../../src/schema/contentFiles'
import { translationOf } from '../../src/schema/translation'

const read = (path: string) => ({ path, ...readContentFile(readFileSync(`content/${path}`, 'utf8')) })
const stories = contentFiles('.')
  .filter((path) => !translationOf(path) && /^(news|guides)\/.*\.md$|^events\/.*page\.md$/.test(path))
  .map(read)

/** The text as it is read: without Markdown's signs, one line a paragraph. */
const plain = (body: string) =>
  body
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/^(#+|[-*]|\d+\.|>) /gm, '')
    .replace(/[*_]/g, '')
    .trim()
const paragraphs = (body: string) => plain(body).split(/\n+/).filter(Boolean)
/** A colon or a semicolon ends a thought as a full stop does. */
const sentences = (body: string) => paragraphs(body).flatMap((text) => text.split(/(?<=[.!?:;]["”’)]*)\s+/))
const words = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []

/** Flesch reading ease (1948): 100 is very easy, 50 fairly difficult, 30 is for graduates. */
const readingEase = (body: string) => {
  const all = sentences(body)
  const each = all.flatMap(words)
  return flesch({
    sentence: all.length,
    word: each.length,
    syllable: each.reduce((sum, word) => sum + syllable(word), 0),
  })
}

/** Those that occur more than once, with the files they occur in. */
const repeated = (entries: [string, string][]) => {
  const files = new Map<string, Set<string>>()
  for (const [key, path] of entries) files.set(key, (files.get(key) ?? new Set()).add(path))
  return [...files].filter(([, paths]) => paths.size > 1).map(([key, paths]) => [key, ...paths])
}

test('articles are easy to read', () => {
  const eases = stories.map(({ path, body }) => [readingEase(body), path] as const).sort(([a], [b]) => a - b)
  expect(eases[0]![0]).toBeGreaterThanOrEqual(35)
  expect(eases[eases.length >> 1]![0]).toBeGreaterThanOrEqual(50)
})

test('each summary is its own', () => {
  const summaries = stories.map(({ path, frontMatter }): [string, string] => [String(frontMatter.summary), path])
  expect(repeated(summaries)).toEqual([])
})

test('no two articles share a sentence of eight or more words', () => {
  const long = stories.flatMap(({ path, body }) =>
    sentences(body)
      .map((sentence) => words(sentence).join(' ').toLowerCase())
      .filter((sentence) => sentence.split(' ').length >= 8)
      .map((sentence): [string, string] => [sentence, path]),
  )
  expect(repeated(long)).toEqual([])
})

test('every article leads on to a page of this site', () => {
  const wrong = stories.filter(({ body }) => !/(?<!!)\[[^\]]*\]\(\//.test(body)).map(({ path }) => path)
  expect(wrong).toEqual([])
})
