import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, lstatSync, mkdirSync, openSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { DeskMistake } from '../src/desk/options'
import { build, checkOut, forgetBuild, install, keepWhatIsLeft } from './buildAside'
import { checkRelease } from './checkRelease'
import { layRelease, publishRelease, tidyReleases } from './releases'

const UNTOUCHED = 'What is served is as it was.'
/** Of many sentences, so many are said. */
const MOST_SAID = 20

/** What the system says, and what to do. */
const SYSTEM_MISTAKES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full; make room',
  EDQUOT: 'Your share of the disk is full; make room',
  EROFS: 'The disk can only be read; mount it for writing',
  EACCES: 'You may not write there; deploy as the owner of the folder',
  EBUSY: 'Something else holds it; end that',
  EPERM: 'The system refuses to write there; see who may',
}

/**
 * Makes sure that no other deploy into the same folder goes on, nor what a killed one left running: flock(2) ends with the
 * last process that holds the file, however it ends.
 */
const lockFor = (target: string) => {
  const lock = openSync(join(target, 'deploy.lock'), 'a')
  const { status, error } = spawnSync('flock', ['--nonblock', '3'], { stdio: ['ignore', 'ignore', 'inherit', lock] })
  if (status === 0) return lock
  throw new DeskMistake(
    error
      ? 'This needs the command flock (Debian: apt-get install util-linux).'
      : `Another deploy into ${target} is running. ${UNTOUCHED} Wait for its end and begin again.`,
  )
}

const checkPlaces = (checkout: string, target: string) => {
  if (!relative(checkout, target).startsWith('..')) {
    throw new DeskMistake(
      `${target} lies inside the project; name a folder elsewhere, such as /var/www/indonesia-biru.`,
    )
  }
  const current = join(target, 'current')
  const found = lstatSync(current, { throwIfNoEntry: false })
  if (found && !found.isSymbolicLink()) {
    throw new DeskMistake(
      `${current} is no symbolic link, so nothing can be put in its place in one step; move it away.`,
    )
  }
}

const warnOfUncommitted = (checkout: string, say: (sentence: string) => void) => {
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: checkout, encoding: 'utf8' })
  const count = changes.split('\n').filter(Boolean).length
  if (count) say(`${count} of your changes are not committed; what is deployed is the last commit.`)
}

const deploy = (checkout: string, target: string, lock: number, say: (sentence: string) => void) => {
  tidyReleases(target)
  warnOfUncommitted(checkout, say)
  const version = checkOut(checkout, target)
  say(`Building ${version} in ${join(target, 'build')} …`)
  if (!install(target, lock)) throw new DeskMistake(`The packages could not be installed (see above). ${UNTOUCHED}`)
  const built = build(target, lock, say)
  if (!built) throw new DeskMistake(`The build failed (see above). ${UNTOUCHED}`)
  const { folder, name } = layRelease(target, built, version)
  const wrong = checkRelease(folder, join(target, 'build'))
  if (wrong.length) {
    const more = wrong.length > MOST_SAID ? [`and ${wrong.length - MOST_SAID} more`] : []
    throw new DeskMistake(
      [...wrong.slice(0, MOST_SAID), ...more, `The build is not published. ${UNTOUCHED}`].join('\n'),
    )
  }
  keepWhatIsLeft(target)
  // on the disk before it is served, should the power fail
  execFileSync('sync')
  publishRelease(target, folder, name)
  tidyReleases(target)
  say(`${join(target, 'current')} is ${name} now.`)
}

/**
 * Builds the checkout's last commit aside, checks it, and serves it in one step; until then, and where anything goes
 * wrong, what is served stays as it was.
 * @param checkout the project's folder
 * @param target holds `current` (the root for a web server), `releases/`, the working copy `build/` and what the last good
 *   build `left/`; made where it isn't there
 * @param say tells the person at the terminal
 * @throws DeskMistake
 */
export const deployLocal = (checkout: string, target: string, say: (sentence: string) => void) => {
  checkPlaces(checkout, target)
  try {
    mkdirSync(target, { recursive: true })
    const lock = lockFor(target)
    try {
      deploy(checkout, resolve(target), lock, say)
    } catch (error) {
      forgetBuild(target)
      tidyReleases(target)
      throw error
    } finally {
      closeSync(lock)
    }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    const sentence = SYSTEM_MISTAKES[code]
    throw sentence ? new DeskMistake(`${message}\n${sentence}, then begin again. ${UNTOUCHED}`) : error
  }
}
