/**
 * What builds take, in a copy of the project: `npm run bench:build [-- COUNT]`, with a count on a site of so many articles,
 * most of them copies.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const [count = 0] = process.argv.slice(2).map(Number)
const folder = fs.mkdtempSync(join(tmpdir(), 'site-'))
const news = join(folder, 'content/news')

const copyProject = () => {
  const leftOut = ['.cache', 'public', '.git', 'node_modules']
  for (const name of fs.readdirSync('.').filter((one) => !leftOut.includes(one)))
    fs.cpSync(name, join(folder, name), { recursive: true })
  fs.symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
}

const addArticles = () => {
  const originals = fs.readdirSync(news)
  for (let number = originals.length; number < count; number += 1) {
    const article = join(news, `${number}-story`)
    fs.cpSync(join(news, originals[number % originals.length]!), article, { recursive: true })
    fs.rmSync(join(article, 'index.id.md'), { force: true })
    const file = join(article, 'index.md')
    const text = fs.readFileSync(file, 'utf8')
    const renamed = text.replace(/^title: .*/m, `title: A story, ${number}`).replace(/^order: .*\n/m, '')
    fs.writeFileSync(file, renamed.replace(/^number: .*/m, `number: ${number}`))
  }
}

/** Before each build, which finds what the one before left. */
const EDITS: Record<string, () => void> = {
  cold: addArticles,
  'nothing changed': () => undefined,
  words: () => fs.appendFileSync(join(news, fs.readdirSync(news).sort().at(-1)!, 'index.md'), '\nOne more sentence.\n'),
  code: () => fs.appendFileSync(join(folder, 'src/layout/Footer.tsx'), '\nexport const measured = true\n'),
}

/** Resident memory of a group of processes, in MB; what they share counts for each. */
const memoryOf = (group: number) =>
  execFileSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' })
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
    .reduce((sum, [pgid, rss = 0]) => sum + (pgid === group ? rss / 1024 : 0), 0)

const measuredBuild = async () => {
  const start = performance.now()
  const build = spawn('npm', ['run', 'build'], { cwd: folder, detached: true, stdio: ['ignore', 'ignore', 'inherit'] })
  let peak = 0
  const sampling = setInterval(() => (peak = Math.max(peak, memoryOf(build.pid!))), 1000)
  const [status] = await once(build, 'close')
  clearInterval(sampling)
  if (status !== 0) throw new Error(`The build in ${folder} failed.`)
  return { seconds: Math.round((performance.now() - start) / 100) / 10, 'peak, MB': Math.round(peak) }
}

const rows: Record<string, object> = {}
try {
  copyProject()
  for (const [kind, edit] of Object.entries(EDITS)) {
    edit()
    rows[kind] = await measuredBuild()
    console.table(rows)
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
