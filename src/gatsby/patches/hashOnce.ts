import { statSync, type BigIntStats } from 'node:fs'
import { createRequire } from 'node:module'

interface Hasha {
  fromFileSync?: (path: string, options: object) => string
}

const fromHere = createRequire(__filename)
const fromGatsby = createRequire(fromHere.resolve('gatsby/package.json'))

/**
 * Lets Gatsby hash a picture once a build.
 *
 * Patches: `fromFileSync` of hasha, by which Gatsby hashes what a job works on (gatsby/dist/utils/jobs/manager.js).
 * Works around: it hashes a file anew for every job on it, those of all earlier builds included (`removeStaleJobs`): 3,274 times
 * for 430 pictures.
 * Buys: more than a second of each build, of seventeen.
 * Delete when: gatsby/dist/utils/jobs/manager.js remembers the hashes of a build.
 * @throws where hasha has no such function
 */
export const hashOnce = (hasha = fromGatsby('hasha') as Hasha) => {
  const { fromFileSync } = hasha
  if (typeof fromFileSync !== 'function')
    throw new Error('hasha has no fromFileSync() any more; see src/gatsby/patches/hashOnce.ts.')
  const hashes = new Map<string, string>()
  hasha.fromFileSync = (path, options) => {
    // `gatsby develop` goes on while files change
    const { ino, size, mtimeNs, ctimeNs }: BigIntStats = statSync(path, { bigint: true })
    const key = [path, ino, size, mtimeNs, ctimeNs, JSON.stringify(options)].join('\n')
    const hash = hashes.get(key) ?? fromFileSync(path, options)
    hashes.set(key, hash)
    return hash
  }
}
