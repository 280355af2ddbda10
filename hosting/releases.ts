import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { KEPT_FILE, KEPT_FOLDERS } from '../src/config/hosting'

/** How many releases stay: the one served and those to go back to. */
const KEPT_RELEASES = 3
/** For how many releases more a hashed file stays that no page of today names: who has an old page open may ask for it. */
const KEPT_FILES_FOR = 20
/** Path of such a file → number of the last release that was built with it. No server sends hidden files. */
const EARLIER = '.earlier.json'
type Earlier = Readonly<Record<string, number>>

const UNFINISHED = /^unfinished-/
const IS_KEPT = new RegExp(`^(?:${KEPT_FOLDERS.join('|')})|${KEPT_FILE}`)

/** All files in a folder, by their paths below it. */
export const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile())

const releasesFolder = (target: string) => join(target, 'releases')
/** By number, not by day: a clock can be set back. */
const numberOf = (name: string) => Number(/^(\d+)-/.exec(name)?.[1] ?? 0)
const releaseNames = (target: string) =>
  readdirSync(releasesFolder(target))
    .filter((name) => numberOf(name) > 0)
    .sort((one, other) => numberOf(one) - numberOf(other))

const isSame = (one: string, other: string) =>
  existsSync(other) && statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other))

/** Lays a file into a release: the very file of the release before where it is the same, so that its ETag stays too. */
const place = (from: string, before: string | undefined, to: string) => {
  mkdirSync(dirname(to), { recursive: true })
  if (before && isSame(from, before)) {
    linkSync(before, to)
    return
  }
  copyFileSync(from, to, constants.COPYFILE_FICLONE)
  const { atime, mtime } = statSync(from)
  utimesSync(to, atime, mtime)
}

/**
 * Lays a build beside the releases, with hashed files of those before it; nothing serves it yet.
 * @param target the folder that holds `releases/` and `current`
 * @param built the build's files
 * @param version what was built, for the release's name
 * @returns the folder, and the name that it gets when it is published
 */
export const layRelease = (target: string, built: string, version: string) => {
  const releases = releasesFolder(target)
  const lastName = releaseNames(target).at(-1)
  const last = lastName && join(releases, lastName)
  const number = numberOf(lastName ?? '') + 1
  const name = `${String(number).padStart(6, '0')}-${version}`
  const folder = join(releases, `unfinished-${name}`)
  mkdirSync(folder)

  const files = filesOf(built)
  for (const path of files) place(join(built, path), last && join(last, path), join(folder, path))

  const present = new Set(files)
  const before: Earlier =
    last && existsSync(join(last, EARLIER)) ? (JSON.parse(readFileSync(join(last, EARLIER), 'utf8')) as Earlier) : {}
  const earlier = Object.fromEntries(
    (last ? filesOf(last) : [])
      .filter((path) => IS_KEPT.test(`/${path.replace(/[.](br|gz)$/, '')}`) && !present.has(path))
      .map((path) => [path, before[path] ?? number - 1] as const)
      .filter(([, lastBuilt]) => number - lastBuilt <= KEPT_FILES_FOR),
  )
  for (const path of Object.keys(earlier)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    linkSync(join(last!, path), join(folder, path))
  }
  writeFileSync(join(folder, EARLIER), JSON.stringify(earlier))
  return { folder, name }
}

/** Serves a release that was laid down and checked, in one step: rename(2) of a symbolic link over the one before. */
export const publishRelease = (target: string, folder: string, name: string) => {
  const current = join(target, 'current')
  const next = join(target, 'current.next')
  renameSync(folder, join(releasesFolder(target), name))
  rmSync(next, { force: true })
  symlinkSync(join('releases', name), next)
  renameSync(next, current)
}

/** Makes room: releases that were never finished, and all but the newest three. The one that is served always stays. */
export const tidyReleases = (target: string) => {
  mkdirSync(releasesFolder(target), { recursive: true })
  const current = join(target, 'current')
  const served = lstatSync(current, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(current) : ''
  const unfinished = readdirSync(releasesFolder(target)).filter((name) => UNFINISHED.test(name))
  const old = releaseNames(target).slice(0, -KEPT_RELEASES)
  for (const name of [...unfinished, ...old]) {
    if (join('releases', name) !== served) rmSync(join(releasesFolder(target), name), { recursive: true, force: true })
  }
}
