/**
 * `npm run test:interruptions`: builds and `gatsby develop` of a smaller copy of the site, each with the title of one article
 * edited and interrupted at a random moment by what a closed terminal, Ctrl+C or a full memory sends. The next build has to
 * show the edit in every file that named the article. Takes half an hour on a computer that does nothing else.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePorts } from '../scripts/free-ports'
import { untilAnswered } from '../scripts/until-answered'
import { siteCopy } from './siteCopy'

const ROUNDS = 10
/** So many articles are in the copy. */
const ARTICLES = 6
const SIGNALS = ['SIGINT', 'SIGHUP', 'SIGTERM', 'SIGKILL'] as const
/** After a save `gatsby develop` is busy for some seconds. */
const BUSY_MS = 5000

const { folder, remove } = siteCopy()
const at = (...path: string[]) => join(folder, ...path)
const news = at('content/news')
const articles = readdirSync(news).sort()
const article = at('content/news', articles.at(-1)!, 'index.md')

const edit = (title: string) =>
  writeFileSync(article, readFileSync(article, 'utf8').replace(/^title:.*$/m, `title: ${title}`))

/** The files that a visitor or a program asks for and that hold some words, by their paths. */
const filesWith = (words: string) =>
  readdirSync(at('public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /[.](html|json|xml)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path, 'utf8').includes(words))

/** In a group of processes of its own, as a terminal starts it. */
const start = (...args: string[]) =>
  spawn('npm', ['run', ...args], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
  })

const build = async () => {
  const begin = Date.now()
  const child = start('build')
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  const [status] = await once(child, 'close')
  if (status !== 0) throw new Error(`A build that nobody disturbed failed:\n${said.slice(-3000)}`)
  return Date.now() - begin
}

const isRunning = (group: number) => {
  try {
    return process.kill(-group, 0)
  } catch {
    return false
  }
}

/** Sends a signal to all of a group, and once more if it takes its time. */
const interrupt = async ({ pid, stdout, stderr }: ChildProcess, signal: NodeJS.Signals) => {
  stdout!.resume()
  stderr!.resume()
  for (let ms = 0; isRunning(pid!); ms += 100) {
    if (ms % 10_000 === 0) process.kill(-pid!, ms === 0 ? signal : 'SIGKILL')
    await wait(100)
  }
}

const random = (below: number) => Math.floor(Math.random() * below)

/** An edit, then a build that is interrupted. */
const interruptedBuild = async (title: string, signal: NodeJS.Signals, wholeMs: number) => {
  edit(title)
  const child = start('build')
  const ms = random(wholeMs)
  await wait(ms)
  await interrupt(child, signal)
  return ms
}

/** `gatsby develop`, interrupted while it starts after an edit, or after an edit while it runs. */
const interruptedDevelop = async (title: string, signal: NodeJS.Signals, isStarting: boolean, wholeMs: number) => {
  const [port] = await freePorts(1)
  if (isStarting) edit(title)
  const child = start('develop', '--', '--port', String(port))
  child.stdout.resume()
  child.stderr.resume()
  if (!isStarting) {
    await untilAnswered(`http://localhost:${port}`)
    edit(title)
  }
  const ms = random(isStarting ? wholeMs : BUSY_MS)
  await wait(ms)
  await interrupt(child, signal)
  return ms
}

try {
  for (const name of articles.slice(0, -ARTICLES)) rmSync(join(news, name), { recursive: true })
  if (existsSync('.pictures')) cpSync('.pictures', at('.pictures'), { recursive: true, preserveTimestamps: true })
  let last = 'Before all interruptions'
  edit(last)
  await build()
  const shown = filesWith(last)
  const warmMs = await build()
  console.log(`The article is named in ${shown.length} files; a build takes ${Math.round(warmMs / 1000)} s.`)
  const rows = []
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    const signal = SIGNALS[random(SIGNALS.length)]!
    const title = `Interrupted for the ${round + 1}th time by ${signal}`
    const command = round < ROUNDS ? 'build' : round % 2 ? 'develop, starting' : 'develop, running'
    const ms =
      command === 'build'
        ? await interruptedBuild(title, signal, warmMs)
        : await interruptedDevelop(title, signal, command.endsWith('starting'), warmMs)
    const nextMs = await build()
    const now = new Set(filesWith(title))
    const wrong = [...shown.filter((path) => !now.has(path)), ...filesWith(last)]
    const seconds = (time: number) => Math.round(time / 100) / 10
    rows.push({ command, signal, 'after s': seconds(ms), 'next build s': seconds(nextMs), wrong: wrong.length })
    console.log(JSON.stringify(rows.at(-1)), wrong.slice(0, 5).join(' '))
    last = title
  }
  console.table(rows)
  process.exitCode = rows.every(({ wrong }) => wrong === 0) ? 0 : 1
} finally {
  remove()
}
