import { existsSync, readdirSync, rmSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { HASHED_FOLDER, KEPT_FILE } from '../config/hosting'
import { eventCalendarRoute } from '../config/routes'
import { inAllLanguages } from '../i18n/routeIn'

/** What this build has to do with, by which it is known what only an earlier one made. */
interface Present {
  /** Paths of the events' calendar files */
  calendars: readonly string[]
  /** Paths of what webpack made, below the build's folder */
  bundles: readonly string[]
  /** Of each picture's bytes, and of each drawing as it is served: the folder of what is made of it is called so */
  digests: ReadonlySet<string | undefined>
}

/** In each language */
const CALENDAR_FOLDERS = inAllLanguages(dirname(eventCalendarRoute('name')))
const PICTURE_FOLDER = /^([0-9a-f]{32}|[0-9a-f]{64})$/
const BUNDLE = new RegExp(`${KEPT_FILE.slice(0, -1)}([.]map|[.]LICENSE[.]txt)?$`)

const TWIN = /[.](br|gz)$/

/** Without compressed twins, which go with their files (compressFiles.ts). */
const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter((name) => !TWIN.test(name)) : [])

/**
 * Paths, below the build's folder, of what an earlier build wrote there and this one would not: calendars of events that are
 * gone, what was made of pictures that are gone, scripts and styles of the code as it was. Gatsby itself removes pages and
 * their data only.
 */
export const staleFiles = (folder: string, { calendars, bundles, digests }: Present): string[] => {
  const inCalendars = CALENDAR_FOLDERS.flatMap((of) => namesIn(join(folder, of)).map((name) => `${of}/${name}`)).filter(
    (path) => path.endsWith('.ics') && !calendars.includes(path),
  )
  const inRoot = namesIn(folder).filter((name) => BUNDLE.test(`/${name}`) && !bundles.includes(name))
  const inHashed = namesIn(join(folder, HASHED_FOLDER)).filter((name) =>
    PICTURE_FOLDER.test(name) ? !digests.has(name) : extname(name) && !bundles.includes(HASHED_FOLDER.slice(1) + name),
  )
  return [...inCalendars, ...inRoot.map((name) => `/${name}`), ...inHashed.map((name) => HASHED_FOLDER + name)]
}

/** Takes them away; their compressed twins follow. */
export const removeStaleFiles = (folder: string, present: Present) => {
  for (const path of staleFiles(folder, present)) rmSync(join(folder, path), { recursive: true })
}
