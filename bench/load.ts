/**
 * `npm run bench:load`: the shipped nginx configuration under 200 connections for a minute, against an nginx that knows
 * nothing but a file of the same bytes. By turns, so that whatever else the computer does meets both. Prints latencies in
 * ms (the median of the turns), answers per second, errors, and nginx's memory in MB before and after.
 * Asked of nginx: no errors, 99 of 100 answers within 1.2 times what the bare one takes, memory that does not grow.
 * Speaks to 127.0.0.1 only.
 */
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon, { type Result } from 'autocannon'
import { startNginx } from '../scripts/nginx'

const CONNECTIONS = 200
const TURNS = 4
const TURN_S = 15

const script = readdirSync('public').find((name) => /^app-[0-9a-f]+\.js$/.test(name))!
const FILES = { '/': 'index.html', '/detail-news-12': 'detail-news-12/index.html', [`/${script}`]: script }

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Memory of nginx and its workers, in MB. */
const memory = (pid: number) => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  const kilobytes = [pid, ...children].map((one) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))![1]),
  )
  return Math.round(sum(kilobytes) / 102.4) / 10
}

const turn = (url: string) =>
  autocannon({ url, connections: CONNECTIONS, duration: TURN_S, headers: { 'accept-encoding': 'gzip' } })

const folder = mkdtempSync(join(tmpdir(), 'load-'))
const file = join(folder, 'index.html')
copyFileSync('public/index.html.gz', file)
const shipped = await startNginx()
const bare = await startNginx(
  ({ plain }) => `server { listen 127.0.0.1:${plain}; root "${folder}"; error_log stderr crit; }`,
)
try {
  console.log(
    `load average before: ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  )
  const rows: Record<string, number | string>[] = []
  let good = true
  for (const [path, built] of Object.entries(FILES)) {
    copyFileSync(join('public', `${built}.gz`), file)
    const before = memory(shipped.pid)
    const results: Record<'bare' | 'shipped', Result[]> = { bare: [], shipped: [] }
    for (let i = 0; i < TURNS; i += 1) {
      results.bare.push(await turn(`${bare.address}/index.html`))
      results.shipped.push(await turn(shipped.address + path))
    }
    const of = (name: 'bare' | 'shipped', pick: (one: Result) => number) => results[name].map(pick)
    const p99 = {
      bare: median(of('bare', (one) => one.latency.p99)),
      shipped: median(of('shipped', (one) => one.latency.p99)),
    }
    const errors = sum(of('shipped', (one) => one.errors + one.timeouts + one.non2xx))
    const after = memory(shipped.pid)
    rows.push({
      path: path.slice(0, 20),
      bytes: statSync(file).size,
      'answers/s': Math.round(median(of('shipped', (one) => one.requests.average))),
      'bare answers/s': Math.round(median(of('bare', (one) => one.requests.average))),
      p50: median(of('shipped', (one) => one.latency.p50)),
      p99: p99.shipped,
      'bare p99': p99.bare,
      ratio: Math.round((p99.shipped / p99.bare) * 100) / 100,
      'all p99': of('shipped', (one) => one.latency.p99).join(' '),
      'all bare p99': of('bare', (one) => one.latency.p99).join(' '),
      errors,
      'MB before': before,
      'MB after': after,
    })
    good &&= errors === 0 && p99.shipped <= 1.2 * p99.bare && after <= before + 1
  }
  console.table(rows)
  console.log(
    `load average after, this load included: ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  )
  process.exitCode = good ? 0 : 1
} finally {
  await Promise.all([shipped.stop(), bare.stop()])
  rmSync(folder, { recursive: true, force: true })
}
