/**
 * What builds take: `npm run bench:build`. Works on a copy of the project, so that nothing here is lost, and prints for
 * each kind of build seconds by the clock, seconds of processor and the highest memory; for the first one also the ratio
 * to what sharp alone takes for the same pictures on all cores.
 */
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { bareEncoding } from './bareEncoding.mjs'
import { measuredBuild } from './measuredBuild.mjs'
import { siteCopy } from './siteCopy.mjs'

const ARTICLE = 'content/news/12-plastic-kitchen-to-reef'

const { folder, remove } = siteCopy()
const at = (path) => join(folder, path)
const forget = (...names) => names.forEach((name) => rmSync(at(name), { recursive: true, force: true }))

/** What happens before each build; each finds what the one before it left. */
const KINDS = {
  cold: () => {},
  'cold, pictures kept': () => forget('.cache', 'public'),
  'nothing changed': () => {},
  'one article edited': () => appendFileSync(at(`${ARTICLE}/index.md`), '\nOne more sentence.\n'),
  'one picture replaced': async () =>
    writeFileSync(at(`${ARTICLE}/lead.jpg`), await sharp(`${ARTICLE}/lead.jpg`).flop().jpeg().toBuffer()),
  'one schema edited': () => appendFileSync(at('src/schema/news.ts'), '// edited\n'),
}

const round = (number) => Math.round(number * 100) / 100

try {
  const rows = {}
  for (const [kind, prepare] of Object.entries(KINDS)) {
    await prepare()
    rows[kind] = await measuredBuild(folder)
    if (kind === 'cold') {
      const bare = await bareEncoding(folder)
      rows.cold['ratio to sharp alone'] = round(rows.cold.seconds / bare.seconds)
      rows[`sharp alone, ${bare.count} pictures`] = {
        seconds: Math.round(bare.seconds * 10) / 10,
        'processor, s': Math.round(bare.processor),
        'ratio to sharp alone': 1,
      }
    }
    console.table(rows)
  }
} finally {
  remove()
}
