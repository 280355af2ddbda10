import { execFileSync, spawnSync, type StdioOptions } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './installPackages'

/** What a build leaves for the next one. */
const LEFT_FOLDERS = ['.cache', 'public']
/** Says whether that is whole. */
const SUM = 'sha256'
const COPY = { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE }

const sha256 = (...texts: (string | Buffer)[]) =>
  texts.reduce((hash, text) => hash.update(text), createHash('sha256')).digest('hex')

/** Of all files in a folder, their paths and what is in them. */
const hashOfFiles = (folder: string) =>
  sha256(
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .flatMap((path) => [path.slice(folder.length), '\0', sha256(readFileSync(path))]),
  )

const remove = (path: string) => rmSync(path, { recursive: true, force: true })

const folders = (target: string) => ({ build: join(target, 'build'), left: join(target, 'left') })

const sumOfLeft = (left: string) => LEFT_FOLDERS.map((name) => hashOfFiles(join(left, name))).join()

const isWhole = (left: string) => {
  try {
    return readFileSync(join(left, SUM), 'utf8') === sumOfLeft(left)
  } catch {
    return false
  }
}

/**
 * Brings the working copy `build/` to the commit that the checkout is at. It has its own Git folder, packages and cache,
 * so that nobody's editing, installing or `gatsby develop` gets into a deploy.
 * @returns the commit's short name
 */
export const checkOut = (checkout: string, target: string) => {
  const { build } = folders(target)
  const git = (...args: string[]) => execFileSync('git', ['-C', build, ...args], { encoding: 'utf8' }).trim()
  execFileSync('git', ['init', '--quiet', build])
  // a deploy that was killed leaves them behind; the lock of this deploy says that nobody else is at it
  for (const name of readdirSync(join(build, '.git'))) if (name.endsWith('.lock')) remove(join(build, '.git', name))
  git('fetch', '--quiet', '--no-tags', checkout, 'HEAD')
  git('checkout', '--quiet', '--force', '--detach', 'FETCH_HEAD')
  git('clean', '--quiet', '-fd')
  return git('rev-parse', '--short', 'HEAD')
}

const run = (folder: string, lock: number, command: string, ...args: string[]) => {
  // whatever outlives this deploy holds its lock
  const stdio: StdioOptions = ['ignore', 'inherit', 'inherit', lock]
  return spawnSync(command, args, { cwd: folder, stdio }).status === 0
}

/** Installs the packages of the lockfile, unless they are there. */
export const install = (target: string, lock: number) => {
  const { build } = folders(target)
  return installPackages(build, () => run(build, lock, 'npm', 'ci'))
}

/**
 * Builds the working copy, beginning with what the last good build left, or with nothing: never with what a build left
 * that was killed, nor with a damaged cache.
 * @param say tells the person at the terminal
 * @returns the folder of the built files; undefined where the build failed
 */
export const build = (target: string, lock: number, say: (sentence: string) => void) => {
  const { build: folder, left } = folders(target)
  const attempt = () => run(folder, lock, 'npm', 'run', 'build')
  const clear = () => LEFT_FOLDERS.forEach((name) => remove(join(folder, name)))
  clear()
  if (existsSync(left)) {
    if (isWhole(left)) {
      for (const name of LEFT_FOLDERS) cpSync(join(left, name), join(folder, name), COPY)
      if (attempt()) return join(folder, 'public')
      say('The build failed with what the last one left; it is tried once more with nothing.')
      clear()
    } else say('What the last build left is damaged, so this one begins with nothing and takes longer.')
  }
  return attempt() ? join(folder, 'public') : undefined
}

/** After a good build: keeps what it left for the next one. */
export const keepWhatIsLeft = (target: string) => {
  const { build: folder, left } = folders(target)
  const [next, last] = [`${left}.next`, `${left}.last`]
  remove(next)
  remove(last)
  mkdirSync(next)
  for (const name of LEFT_FOLDERS) {
    mkdirSync(join(folder, name), { recursive: true })
    renameSync(join(folder, name), join(next, name))
  }
  writeFileSync(join(next, SUM), sumOfLeft(next))
  // no step of this can be halved
  if (existsSync(left)) renameSync(left, last)
  renameSync(next, left)
  remove(last)
}

/** After a build that was not good: makes room on the disk. */
export const forgetBuild = (target: string) => {
  const { build: folder, left } = folders(target)
  const paths = [...LEFT_FOLDERS.map((name) => join(folder, name)), `${left}.next`, `${left}.last`]
  for (const path of paths) remove(path)
}
