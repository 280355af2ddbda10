/**
 * A mark in `.cache` that says which folder and which process it belongs to, and whether Gatsby can go on from it.
 *
 * Gatsby stores nodes at once and its state, which says what follows from them, at the end. Between the two a cache is not
 * whole: a run that begins with it finds its nodes as new as the files, makes nothing anew from them, and shows what was
 * there before an edit. Nor is one whole that stood elsewhere, since Gatsby keeps absolute paths, or one of a site at another
 * path (src/config/sitePath.ts), which addresses of pictures hold.
 */
import { spawnSync } from 'node:child_process'
import { SITE_PATH } from '../config/sitePath'
import { present } from '../lib/present'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import * as z from 'zod'

const Mark = z.object({
  folder: z.string(),
  sitePath: z.string(),
  command: z.string(),
  owner: z.object({
    /** Numbers of processes count on one computer, or in one container, only */
    computer: z.string(),
    pid: z.number(),
    /** Tells it from a later process with its number */
    began: z.string(),
  }),
  since: z.iso.datetime(),
  isWhole: z.boolean(),
})
type Mark = z.infer<typeof Mark>

/** Two programs that begin in one moment see each other after this. */
const SETTLE_MS = 200
/** Processes of another computer can't be asked for: while one lives it touches its mark so often … */
const TOUCH_MS = 10_000
/** … and counts as ended after this. */
const QUIET_MS = 60_000

const LINUX_PROCESSES = '/proc'

/** The mark's path below a folder. Gatsby does not delete hidden files of its cache. */
export const markFile = (root: string) => join(root, '.cache/.mark.json')

/** When a process began, in the words of the system; undefined where it has ended. */
const beganAt = (pid: number): string | undefined => {
  if (existsSync(join(LINUX_PROCESSES, 'self/stat'))) {
    try {
      // proc(5): the state, and 19 fields later the start; who has ended stays as Z until its parent asks for it
      const stat = readFileSync(join(LINUX_PROCESSES, String(pid), 'stat'), 'utf8')
      return /\) [^ZX] (?:\S+ ){18}(\d+) [^)]*$/.exec(stat)?.[1]
    } catch {
      return undefined
    }
  }
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  const { stdout, error } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env })
  if (!error) return stdout.trim() || undefined
  // Windows
  try {
    process.kill(pid, 0)
    return ''
  } catch {
    return undefined
  }
}

const thisComputer = () => {
  const namespace = join(LINUX_PROCESSES, 'self/ns/pid')
  return [hostname(), ...(existsSync(namespace) ? [readlinkSync(namespace)] : [])].join(' ')
}

/** One that is broken is as good as none. */
const readMark = (root: string): Mark | undefined => {
  try {
    return Mark.parse(JSON.parse(readFileSync(markFile(root), 'utf8')))
  } catch {
    return undefined
  }
}

const writeMark = (root: string, mark: Mark) => {
  const path = markFile(root)
  mkdirSync(dirname(path), { recursive: true })
  const next = `${path}.${process.pid}`
  writeFileSync(next, JSON.stringify(mark))
  renameSync(next, path)
}

const isRunning = (root: string, { owner }: Mark) =>
  owner.computer === thisComputer()
    ? owner.began === beganAt(owner.pid)
    : Date.now() - statSync(markFile(root)).mtimeMs < QUIET_MS

/** `gatsby develop` works in a child of the process that was started. */
const isOurs = ({ owner }: Mark) =>
  owner.computer === thisComputer() &&
  [process.pid, process.ppid].includes(owner.pid) &&
  owner.began === beganAt(owner.pid)

const sentence = ({ command, owner, since }: Mark) => {
  const [computer] = owner.computer.split(' ')
  const where = owner.computer === thisComputer() ? '' : ` on the computer ${computer}`
  const time = new Date(since).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
  const running = `running here since ${time} (process ${owner.pid}${where})`
  return command === 'develop'
    ? `"npm run develop" or "npm run cms" is ${running}; end it with Ctrl+C, then start again.`
    : `Another build is ${running}; wait for its end, then start again.`
}

/** Another process works on the cache; says which, in a sentence for the person who started this one. */
export class CacheInUse extends Error {}

/**
 * Takes the cache for this process; does nothing where it has it already. Only one may have it: two that share one each
 * save a state that knows nothing of the other's nodes.
 * @param root the project's folder
 * @param command of Gatsby, such as `build`
 * @throws CacheInUse
 */
export const claimCache = (root: string, command: string) => {
  const found = readMark(root)
  const last = found?.folder === root ? found : undefined
  if (last && isOurs(last)) return
  if (last && isRunning(root, last)) throw new CacheInUse(sentence(last))
  const owner = {
    computer: thisComputer(),
    pid: process.pid,
    began: present(beganAt(process.pid), 'moment at which this process began'),
  }
  const isWhole = last?.sitePath === SITE_PATH && last.isWhole
  writeMark(root, { folder: root, sitePath: SITE_PATH, command, owner, since: new Date().toISOString(), isWhole })
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SETTLE_MS)
  const now = readMark(root)
  if (now && !isOurs(now)) throw new CacheInUse(sentence(now))
  const touch = () => {
    const time = new Date()
    if (existsSync(markFile(root))) utimesSync(markFile(root), time, time)
  }
  setInterval(touch, TOUCH_MS).unref()
}

/** Whether Gatsby can go on from the cache that this process has. */
export const isCacheWhole = (root: string) => readMark(root)?.isWhole === true

/** Says so for the next one; nothing where another process has taken the cache, or somebody has deleted it. */
export const setCacheWhole = (root: string, isWhole: boolean) => {
  const mark = readMark(root)
  if (mark && isOurs(mark)) writeMark(root, { ...mark, isWhole })
}
