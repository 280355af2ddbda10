/**
 * What builds take, in a copy of the project: `npm run bench:build [-- COUNT]`, with a count on a site of so many articles,
 * most of them copies.
 */
import { execFileSync } from 'node:child_process'
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

const measuredBuild = () => {
  const start = performance.now()
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return { seconds: Math.round((performance.now() - start) / 100) / 10 }
}

const rows: Record<string, object> = {}
try {
  copyProject()
  for (const [kind, edit] of Object.entries(EDITS)) {
    edit()
    rows[kind] = measuredBuild()
    console.table(rows)
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
