/**
 * `npm run test:deploys`: deploys of the whole site into a folder of its own, each with one article edited and killed at a
 * random moment. What is served has to stay whole each time, and a deploy after them all has to give, file for file, what
 * one gives that was never killed. Begins with this checkout's `.cache` and `public`; takes a quarter of an hour.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { keepWhatIsLeft } from '../hosting/buildAside'

const KILLS = 20
const ARTICLE = 'content/news/12-plastic-kitchen-to-reef/index.md'

const folder = mkdtempSync(join(tmpdir(), 'deploys-'))
const checkout = join(folder, 'checkout')
const project = new URL('..', import.meta.url).pathname
const command = [join(project, 'node_modules/jiti/lib/jiti-cli.mjs'), join(project, 'scripts/deploy-local.ts')]
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.org', '-C', checkout, ...args])

const newTarget = (name) => {
  const target = join(folder, name)
  for (const left of ['.cache', 'public'])
    cpSync(left, join(target, 'build', left), { recursive: true, preserveTimestamps: true })
  keepWhatIsLeft(target)
  return target
}
const deploy = (target) => {
  const start = Date.now()
  const { status, stdout } = spawnSync(process.execPath, [...command, target], {
    cwd: checkout,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`A deploy that nobody disturbed failed:\n${stdout.slice(-2000)}`)
  return Date.now() - start
}

/** Path → hash of every file that is served. */
const served = (target) => {
  const root = join(target, 'current')
  const earlier = JSON.parse(readFileSync(join(root, '.earlier.json'), 'utf8'))
  return new Map(
    readdirSync(root, { recursive: true })
      .filter((path) => path !== '.earlier.json' && !(path in earlier) && statSync(join(root, path)).isFile())
      .map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(root, path)))
          .digest('hex'),
      ]),
  )
}
const differences = (one, other) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path))

/** What a deploy was at when it was killed, from what lies there. */
const phase = (target) => {
  if (readdirSync(join(target, 'releases')).some((name) => name.startsWith('unfinished'))) return 'release'
  if (existsSync(join(target, 'left.next')) || !existsSync(join(target, 'left'))) return 'switch'
  return existsSync(join(target, 'build/.cache')) ? 'build' : 'checkout'
}

try {
  execFileSync('git', ['clone', '--quiet', '--shared', '.', checkout])
  const target = newTarget('killed')
  console.log('the first deploy installs the packages …')
  deploy(target)
  const wholeMs = deploy(target)
  console.log(`one deploy: ${Math.round(wholeMs / 1000)} s`)
  const rows = []
  for (let kill = 1; kill <= KILLS; kill += 1) {
    appendFileSync(join(checkout, ARTICLE), `\nOne more sentence, the ${kill}th.\n`)
    git('commit', '--quiet', '--all', '--message', `Kill ${kill}`)
    const before = served(target)
    const child = spawn(process.execPath, [...command, target], { cwd: checkout, detached: true, stdio: 'ignore' })
    const ended = once(child, 'exit')
    const ms = Math.round(Math.random() * wholeMs)
    await Promise.race([ended, wait(ms)])
    if (child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    await ended
    const at = phase(target)
    const changed = differences(before, served(target))
    rows.push({ 'killed after s': ms / 1000, at, 'served files that changed': changed.length })
    console.log(JSON.stringify(rows.at(-1)))
  }
  deploy(target)
  const undisturbed = newTarget('undisturbed')
  cpSync(join(target, 'build/node_modules'), join(undisturbed, 'build/node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  deploy(undisturbed)
  const different = differences(served(target), served(undisturbed))
  console.table(rows)
  console.log(
    `after ${KILLS} kills ${different.length} files differ from a deploy that was never killed`,
    different.slice(0, 20),
  )
  process.exitCode = different.length === 0 && rows.every((row) => row['served files that changed'] === 0) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
