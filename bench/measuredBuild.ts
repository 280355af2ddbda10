import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

/** Asking a large process for its memory takes some hundredths of a second, which the build waits for. */
const SAMPLE_MS = 2000

/** Memory of one process in kB. Linux can tell how much of what processes share falls to each. */
const ownMemory = (pid: number, resident: number) => {
  if (process.platform !== 'linux') return resident
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0 // it has ended
  }
}

/** Memory of a process and all below it, in MB. */
const memoryOf = (root: number) => {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number) as [number, number, number])
  const family = new Set([root])
  // a child has its parent before it, apart from numbers that begin again; twice finds those too
  for (const [pid, parent] of [...rows, ...rows]) if (family.has(parent)) family.add(pid)
  return rows.reduce((sum, [pid, , rss]) => sum + (family.has(pid) ? ownMemory(pid, rss) / 1024 : 0), 0)
}

/** Seconds of `times` (POSIX shell): the second line is that of children, user and system. */
const cpuSeconds = (text: string) =>
  [
    ...text
      .trim()
      .split('\n')
      .at(-1)!
      .matchAll(/(\d+)m([\d.]+)s/g),
  ].reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)

/**
 * Builds the project in a folder.
 * @returns seconds by the clock, seconds of processor (user and system, children too) and the highest memory in MB
 */
export const measuredBuild = async (folder = process.cwd()) => {
  const start = performance.now()
  const shell = spawn('sh', ['-c', 'node_modules/.bin/gatsby build >&2; status=$?; times; exit $status'], {
    cwd: folder,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
  })
  let times = ''
  let said = ''
  shell.stdout.on('data', (text) => (times += text))
  shell.stderr.on('data', (text) => (said += text))
  let peak = 0
  const sampling = setInterval(() => (peak = Math.max(peak, memoryOf(shell.pid!))), SAMPLE_MS)
  const [status] = await once(shell, 'close')
  clearInterval(sampling)
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${said}`)
  return {
    seconds: Math.round((performance.now() - start) / 100) / 10,
    'processor, s': Math.round(cpuSeconds(times)),
    'peak, MB': Math.round(peak),
  }
}
