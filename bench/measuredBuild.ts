import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What a build neither reads nor may share. */
const LEFT_OUT = ['.git', '.cache', 'public', 'node_modules']

/** Does something with a copy of the project without anything that was built; it uses the same packages. */
export const withSiteCopy = async (work: (folder: string) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  try {
    for (const name of readdirSync('.').filter((one) => !LEFT_OUT.includes(one)))
      cpSync(name, join(folder, name), { recursive: true })
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Resident memory of a group of processes, in MB; what they share counts for each. */
const memoryOf = (group: number) =>
  execFileSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' })
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
    .reduce((sum, [pgid, rss = 0]) => sum + (pgid === group ? rss / 1024 : 0), 0)

/**
 * Builds the project in a folder.
 * @returns seconds by the clock, and the highest memory in MB
 */
export const measuredBuild = async (folder: string) => {
  const start = performance.now()
  const build = spawn('npm', ['run', 'build'], { cwd: folder, detached: true, stdio: ['ignore', 'ignore', 'inherit'] })
  let peak = 0
  const sampling = setInterval(() => (peak = Math.max(peak, memoryOf(build.pid!))), 1000)
  const [status] = await once(build, 'close')
  clearInterval(sampling)
  if (status !== 0) throw new Error(`The build in ${folder} failed.`)
  return { seconds: Math.round((performance.now() - start) / 100) / 10, 'peak, MB': Math.round(peak) }
}
