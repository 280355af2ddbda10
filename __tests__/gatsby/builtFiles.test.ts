import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { finishPages } from '../../src/gatsby/builtPages/finishPages'
import { temporaryFolder } from '../setup/temporaryFolder'

const filesOf = (chunk: string) => [`/${chunk}-1.js`]

/* What the build does with its files: all that is new, and nothing twice. */

const folder = temporaryFolder()
const PAGE = join(folder, 'index.html')
const html = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${body}<script id="gatsby-chunk-mapping">0</script><script>0</script><script src="/app-1.js" async></script></body></html>`

beforeEach(() => writeFileSync(PAGE, html('old')))

test('a page that Gatsby has written anew is finished, once', () => {
  finishPages(folder, [], filesOf)
  const finished = readFileSync(PAGE, 'utf8')
  expect(finished).toContain('Content-Security-Policy')
  finishPages(folder, [], filesOf)
  expect(readFileSync(PAGE, 'utf8')).toBe(finished)
})

test.each([
  ['script', html('').replace('async', 'defer'), 'public/index.html could not be finished: its script tags are not'],
  ['policy', html('').replace(/<meta[^>]*>/, ''), 'could not be finished: it can’t have a Content Security'],
])('a page that is not as a step expects it stops the build: %s', (_step, page, sentence) => {
  writeFileSync(PAGE, page)
  expect(() => finishPages(folder, [], filesOf)).toThrow(sentence)
})
