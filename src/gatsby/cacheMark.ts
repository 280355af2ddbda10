/**
 * Whose the cache is, and whether Gatsby can go on from it.
 *
 * Gatsby stores nodes at once and its state, which says what follows from them, at the end. Between the two a cache is not
 * whole: a run that begins with it finds its nodes as new as the files, makes nothing anew from them, and shows what was
 * there before an edit. Nor is one whole that stood elsewhere, since Gatsby keeps absolute paths, or one of a site at another
 * path (src/config/sitePath.ts), which addresses of pictures hold. A mark in `.cache` says so.
 *
 * Two programs that share a cache each save a state that knows nothing of the other's nodes. Who has it listens on a socket,
 * which the system closes however a program ends.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { SITE_PATH } from '../config/sitePath'
import { sha256 } from './sha256'

interface Mark {
  folder: string
  sitePath: string
  isWhole: boolean
  /** Who has the cache, or had it last: Gatsby's command, the number of its process, and when that began (ISO 8601) */
  command: string
  pid: number
  since: string
}

/** Which folder's cache a process has, for its children: `gatsby develop` works in one. */
const CLAIMED = 'SITE_CACHE_CLAIMED'

/** The mark's path below a folder. Gatsby does not delete hidden files of its cache. */
export const markFile = (root: string) => join(root, '.cache/.mark.json')

/** One that is broken is as good as none. */
const readMark = (root: string): Partial<Mark> | undefined => {
  try {
    return (JSON.parse(readFileSync(markFile(root), 'utf8')) as Mark | null) ?? undefined
  } catch {
    return undefined
  }
}

const writeMark = (root: string, mark: Partial<Mark>) => {
  mkdirSync(dirname(markFile(root)), { recursive: true })
  writeFileSync(markFile(root), JSON.stringify(mark))
}

/** Linux and Windows have sockets that are a name and no file: they go with their process, also where it is killed. */
const NAMES: Readonly<Record<string, string>> = { linux: '\0', win32: '\\\\.\\pipe\\' }
const beginning = NAMES[process.platform]

/** Not in the folder, whose path may be longer than one of a socket can be. */
const socketOf = (root: string) => {
  const name = `site-${process.getuid?.()}-${sha256(root).slice(0, 20)}`
  return beginning === undefined ? join(tmpdir(), name) : beginning + name
}

/** What a socket leaves behind elsewhere; of several that begin at once after one that was killed, two may go on there. */
const removeFile = (socket: string) => {
  if (beginning === undefined) rmSync(socket, { force: true })
}

/** Whether this process listens there from now on. */
const listens = (socket: string) =>
  new Promise<boolean>((done, fail) => {
    const server = createServer((other) => other.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(false) : fail(error)))
    server.listen(socket, () => done(true)).unref()
  })

const isHeard = (socket: string) =>
  new Promise<boolean>((done) => {
    const other = connect(socket, () => done(true)).on('error', () => done(false))
    other.on('connect', () => other.destroy())
  })

const sentence = ({ command, pid, since = new Date().toISOString() }: Partial<Mark> = {}) => {
  const time = new Date(since).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
  const running = `running here since ${time} (process ${pid})`
  return command === 'develop'
    ? `"npm run develop" or "npm run cms" is ${running}; end it with Ctrl+C, then start again.`
    : `Another build is ${running}; wait for its end, then start again.`
}

/** Another process works on the cache; says which, in a sentence for the person who started this one. */
export class CacheInUse extends Error {}

/**
 * Takes the cache for this process and its children; does nothing where they have it already.
 * @param root the project's folder
 * @param command of Gatsby, such as `build`
 * @throws CacheInUse
 */
export const claimCache = async (root: string, command: string) => {
  if (process.env[CLAIMED] === root) return
  const socket = socketOf(root)
  while (!(await listens(socket))) {
    if (await isHeard(socket)) throw new CacheInUse(sentence(readMark(root)))
    removeFile(socket)
  }
  process.on('exit', () => removeFile(socket))
  process.env[CLAIMED] = root
  const last = readMark(root)
  const isWhole = last?.folder === root && last.sitePath === SITE_PATH && last.isWhole === true
  const since = new Date().toISOString()
  writeMark(root, { folder: root, sitePath: SITE_PATH, isWhole, command, pid: process.pid, since })
}

/** Whether Gatsby can go on from the cache that this process has. */
export const isCacheWhole = (root: string) => readMark(root)?.isWhole === true

/** Says so for the next one; nothing where somebody has deleted the cache. */
export const setCacheWhole = (root: string, isWhole: boolean) => {
  const mark = readMark(root)
  if (mark) writeMark(root, { ...mark, isWhole })
}
