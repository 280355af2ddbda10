import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressFiles, isKept } from '../../src/gatsby/compressFiles'
import { finishPages } from '../../src/gatsby/builtPages/finishPages'
import { temporaryFolder } from '../setup/temporaryFolder'

const FILES = { olderSheet: 'older.css', wordsFile: (language: string) => `/words-${language}-1.js` }

/* What the build does with its files: all that is new, and nothing twice. */

const folder = temporaryFolder()
const PAGE = join(folder, 'index.html')
const html = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${body}<script src="/app-1.js" async></script></body></html>`
const anHourAgo = new Date(Date.now() - 3_600_000)

beforeEach(() => writeFileSync(PAGE, html('old')))

test('a text file has twins that hold the same', async () => {
  expect(isKept(PAGE)).toBe(false)
  await compressFiles(folder)
  expect(isKept(PAGE)).toBe(true)
  expect(brotliDecompressSync(readFileSync(`${PAGE}.br`)).toString()).toBe(html('old'))
  expect(gunzipSync(readFileSync(`${PAGE}.gz`)).toString()).toBe(html('old'))
})

test('twins of an unchanged file are left alone, those of a changed one made again, whatever its time', async () => {
  await compressFiles(folder)
  utimesSync(`${PAGE}.br`, anHourAgo, anHourAgo)
  const { mtimeMs } = statSync(`${PAGE}.br`)
  utimesSync(PAGE, new Date(), new Date())
  await compressFiles(folder)
  expect(statSync(`${PAGE}.br`).mtimeMs).toBe(mtimeMs)
  writeFileSync(PAGE, html('new'))
  utimesSync(PAGE, anHourAgo, anHourAgo)
  await compressFiles(folder)
  expect(brotliDecompressSync(readFileSync(`${PAGE}.br`)).toString()).toBe(html('new'))
})

test.each(['.br', '.gz'])('an absent %s twin is made', async (ending) => {
  await compressFiles(folder)
  rmSync(PAGE + ending)
  await compressFiles(folder)
  expect(existsSync(PAGE + ending)).toBe(true)
})

test('twins of a file that is gone go too', async () => {
  await compressFiles(folder)
  rmSync(PAGE)
  await compressFiles(folder)
  expect(existsSync(`${PAGE}.br`)).toBe(false)
})

test('a page that the last whole build finished is left alone; a new one gets its policy', async () => {
  await compressFiles(folder)
  finishPages(folder, [], FILES, isKept)
  expect(readFileSync(PAGE, 'utf8')).toBe(html('old'))
  writeFileSync(PAGE, html('new'))
  finishPages(folder, [], FILES, isKept)
  expect(readFileSync(PAGE, 'utf8')).toContain('Content-Security-Policy')
})

test.each([
  ['script', html('').replace('async', 'defer'), 'public/index.html could not be finished: its script tags are not'],
  ['policy', html('').replace(/<meta[^>]*>/, ''), 'could not be finished: it can’t have a Content Security'],
])('a page that is not as a step expects it stops the build: %s', (_step, page, sentence) => {
  writeFileSync(PAGE, page)
  expect(() => finishPages(folder, [], FILES)).toThrow(sentence)
})
