/**
 * What a build takes: `node bench/build.mjs [--cold]`. Prints seconds for a build with nothing changed and with one
 * article edited, and with `--cold` for one that begins with an empty cache, also as a ratio to what sharp alone takes
 * for the same pictures. The edited article is put back.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { bareEncodingSeconds } from './bareEncoding.mjs'

const ARTICLE = 'content/news/12-plastic-kitchen-to-reef/index.md'

const build = (title) => {
  const start = process.hrtime.bigint()
  const { status } = spawnSync('npx', ['gatsby', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`The build "${title}" failed; run \`npm run build\` to see why.`)
  return Number((process.hrtime.bigint() - start) / 1_000_000n) / 1000
}

const rows = {}
if (process.argv.includes('--cold')) {
  rmSync('.cache', { recursive: true, force: true })
  rmSync('public', { recursive: true, force: true })
  const seconds = build('cold')
  const bare = await bareEncodingSeconds()
  rows.cold = { seconds, ratio: Math.round((seconds / bare.seconds) * 100) / 100 }
  rows[`sharp alone, ${bare.count} pictures`] = { seconds: Math.round(bare.seconds * 10) / 10, ratio: 1 }
} else {
  build('warm-up')
}
rows['nothing changed'] = { seconds: build('nothing changed') }
const before = readFileSync(ARTICLE, 'utf8')
try {
  writeFileSync(ARTICLE, `${before.trimEnd()} One more sentence.\n`)
  rows['one article edited'] = { seconds: build('one article edited') }
} finally {
  writeFileSync(ARTICLE, before)
}
console.table(rows)
