/**
 * `npm run test:deploys`: deploys of the whole site into a folder of its own, each with one article edited and killed at a
 * random moment. What is served has to be the release before or the new one, whole, each time; and a deploy after them all
 * has to give, file for file, what one gives that was never killed. Begins with this checkout's build, which Gatsby can't
 * take at another path: so the first deploy begins with nothing. Takes half an hour on a computer that does nothing else.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { keepWhatIsLeft } from '../hosting/buildAside'
import { checkRelease } from '../hosting/checkRelease'

const KILLS = 20
const ARTICLE = 'content/news/12-plastic-kitchen-to-reef/index.md'

const folder = mkdtempSync(join(tmpdir(), 'deploys-'))
const checkout = join(folder, 'checkout')
const project = process.cwd()
const command = [join(project, 'node_modules/jiti/lib/jiti-cli.mjs'), join(project, 'scripts/deploy-local.ts')]
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.org', '-C', checkout, ...args])

const newTarget = () => {
  const target = join(folder, 'target')
  for (const left of ['.cache', '.pictures', 'public'])
    cpSync(left, join(target, 'build', left), { recursive: true, preserveTimestamps: true })
  keepWhatIsLeft(target)
  return target
}
const deploy = (target: string) => {
  const start = Date.now()
  const { status, stdout } = spawnSync(process.execPath, [...command, target], {
    cwd: checkout,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`A deploy that nobody disturbed failed:\n${stdout.slice(-2000)}`)
  return Date.now() - start
}

/** Pagefind writes these in another order each time, and names them by what is in them. */
const IN_ANY_ORDER = /^pagefind\/(filter\/|pagefind-entry[.]json|pagefind[.]en_)/

/** Path → hash of every file that is served. */
const served = (target: string) => {
  const root = join(target, 'current')
  const earlier = JSON.parse(readFileSync(join(root, '.earlier.json'), 'utf8')) as Record<string, number>
  return new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => path !== '.earlier.json' && !(path in earlier) && !IN_ANY_ORDER.test(path))
      .filter((path) => statSync(join(root, path)).isFile())
      .map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(root, path)))
          .digest('hex'),
      ]),
  )
}
const differences = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path))

/** What a deploy was at when it was killed, from what lies there. */
const phase = (target: string) => {
  if (readdirSync(join(target, 'releases')).some((name) => name.startsWith('unfinished'))) return 'release'
  if (existsSync(join(target, 'left.next')) || !existsSync(join(target, 'left'))) return 'switch'
  return existsSync(join(target, 'build/.cache')) ? 'build' : 'checkout'
}

try {
  execFileSync('git', ['clone', '--quiet', '--shared', '.', checkout])
  const target = newTarget()
  console.log('the first deploy installs the packages …')
  deploy(target)
  const wholeMs = deploy(target)
  console.log(`one deploy: ${Math.round(wholeMs / 1000)} s`)
  const undisturbed = join(folder, 'undisturbed')
  execFileSync('cp', ['-a', target, undisturbed])
  const rows = []
  for (let kill = 1; kill <= KILLS; kill += 1) {
    appendFileSync(join(checkout, ARTICLE), `\nOne more sentence, the ${kill}th.\n`)
    git('commit', '--quiet', '--all', '--message', `Kill ${kill}`)
    const before = served(target)
    const release = readlinkSync(join(target, 'current'))
    const child = spawn(process.execPath, [...command, target], { cwd: checkout, detached: true, stdio: 'ignore' })
    const ended = once(child, 'exit')
    const ms = Math.round(Math.random() * wholeMs)
    await Promise.race([ended, wait(ms)])
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGKILL')
    await ended
    const at = child.exitCode === 0 ? 'done' : phase(target)
    const isNext = readlinkSync(join(target, 'current')) !== release
    const wrong = isNext ? checkRelease(join(target, 'current'), checkout) : differences(before, served(target))
    rows.push({ 'killed after s': ms / 1000, at, served: isNext ? 'next' : 'before', wrong: wrong.length })
    console.log(JSON.stringify(rows.at(-1)))
  }
  deploy(target)
  const afterKills = served(target)
  // at the same path, or Gatsby would begin with nothing
  renameSync(target, join(folder, 'done'))
  renameSync(undisturbed, target)
  deploy(target)
  const different = differences(afterKills, served(target))
  console.table(rows)
  console.log(
    `after ${KILLS} kills ${different.length} files differ from a deploy that was never killed`,
    different.slice(0, 20),
  )
  process.exitCode = different.length === 0 && rows.every(({ wrong }) => wrong === 0) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
