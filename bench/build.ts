/**
 * What builds take: `npm run bench:build`. Works on a copy of the project, so that nothing here is lost, and prints for
 * each kind of build seconds by the clock, seconds of processor and the highest memory.
 */
import { appendFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { measuredBuild } from './measuredBuild'
import { siteCopy } from './siteCopy'

const ARTICLE = `content/news/${readdirSync('content/news').sort().at(-1)}`

const { folder, remove } = siteCopy()
const at = (path: string) => join(folder, path)
const forget = (...names: string[]) => names.forEach((name) => rmSync(at(name), { recursive: true, force: true }))

/** What happens before each build; each finds what the one before it left. */
const KINDS = {
  cold: () => {},
  'cold, pictures kept': () => forget('.cache', 'public'),
  'nothing changed': () => {},
  'one article edited': () => appendFileSync(at(`${ARTICLE}/index.md`), '\nOne more sentence.\n'),
  'one style sheet edited': () =>
    appendFileSync(
      at('src/sections/home/Banner/Banner.module.css'),
      '\n@layer sections {\n  .edited {\n    top: 0;\n  }\n}\n',
    ),
  'one picture replaced': async () =>
    writeFileSync(at(`${ARTICLE}/lead.jpg`), await sharp(`${ARTICLE}/lead.jpg`).flop().jpeg().toBuffer()),
  'one schema edited': () => appendFileSync(at('src/schema/news.ts'), '// edited\n'),
}

try {
  const rows: Record<string, Record<string, number>> = {}
  for (const [kind, prepare] of Object.entries(KINDS)) {
    await prepare()
    rows[kind] = await measuredBuild(folder)
    console.table(rows)
  }
} finally {
  remove()
}
