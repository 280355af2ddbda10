/**
 * What builds take: `npm run bench:build`. Works on a copy of the project, so that nothing here is lost, and prints for
 * each kind of build seconds by the clock, seconds of processor and the highest memory; for the first one also the ratio
 * to what sharp alone takes for the same pictures on all cores.
 */
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { bareEncoding } from './bareEncoding'
import { measuredBuild } from './measuredBuild'
import { siteCopy } from './siteCopy'

const ARTICLE = 'content/news/12-plastic-kitchen-to-reef'

const { folder, remove } = siteCopy()
const at = (path: string) => join(folder, path)
const forget = (...names: string[]) => names.forEach((name) => rmSync(at(name), { recursive: true, force: true }))

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

const round = (number: number) => Math.round(number * 100) / 100

try {
  const rows: Record<string, Record<string, number>> = {}
  for (const [kind, prepare] of Object.entries(KINDS)) {
    await prepare()
    const build = await measuredBuild(folder)
    rows[kind] = build
    if (kind === 'cold') {
      const bare = await bareEncoding(folder)
      rows[kind] = { ...build, 'ratio to sharp alone': round(build.seconds / bare.seconds) }
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
