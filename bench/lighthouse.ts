import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumPath } from '../scripts/chromium'
import { shippedSite, type NginxSite } from '../scripts/nginx'

/** The last one that runs on Node 20; fetched when it is asked for, since nothing else needs its hundred packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const RUNS = 3
const median = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1]!
/** The server's certificate is its own. */
const FLAGS = '--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors'
/** The page for unknown addresses asks search engines to leave it out, which Lighthouse takes for a mistake of any page. */
const SKIPPED = 'is-crawlable'
const TIMES = { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time' }

interface Report {
  categories: Record<string, { title: string; score: number }>
  audits: Record<string, { numericValue: number }>
  environment: { benchmarkIndex: number }
}
type Scores = Record<string, number>

const run = (address: string, file: string, tries = 3): Scores => {
  const args = [
    '--yes',
    LIGHTHOUSE,
    address,
    '--quiet',
    `--chrome-flags=${FLAGS}`,
    `--skip-audits=${SKIPPED}`,
    '--output=json',
    `--output-path=${file}`,
  ]
  const env = { ...process.env, CHROME_PATH: chromiumPath() ?? '' }
  const { status } = spawnSync('npx', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  // on a busy machine the trace may lack its beginning (NO_NAVSTART): "please run Lighthouse again"
  if (status !== 0 && tries > 1) return run(address, file, tries - 1)
  if (status !== 0) throw new Error(`Lighthouse failed at ${address}.`)
  const { categories, audits, environment } = JSON.parse(readFileSync(file, 'utf8')) as Report
  return {
    ...Object.fromEntries(Object.values(categories).map(({ title, score }) => [title, Math.round(score * 100)])),
    ...Object.fromEntries(
      Object.entries(TIMES).map(([name, id]) => [`${name}, ms`, Math.round(audits[id]!.numericValue)]),
    ),
    CLS: Number(audits['cumulative-layout-shift']!.numericValue.toFixed(3)),
    benchmarkIndex: Math.round(environment.benchmarkIndex),
  }
}

/**
 * Lighthouse's four scores (of 100), LCP, TBT and CLS of an address with its mobile defaults, and how fast it found the
 * machine to be (benchmarkIndex): each the median of three runs.
 */
export const lighthouseScores = (address: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const runs = Array.from({ length: RUNS }, () => run(address, join(folder, 'report.json')))
  rmSync(folder, { recursive: true })
  return Object.fromEntries(Object.keys(runs[0]!).map((name) => [name, median(runs.map((one) => one[name]!))]))
}

const EMPTY_PAGE =
  '<!doctype html><html lang=en><meta name=viewport content=width=device-width><title>Empty</title>Empty'
/** A page of one word, for `startNginx`: what is not full there, no page can have on this machine. */
export const emptySite: NginxSite = ({ plain }) =>
  `server { listen 127.0.0.1:${plain}; location / { default_type text/html; return 200 '${EMPTY_PAGE}'; } }`

/** The shipped configuration, for `startNginx`, but for 404, since Lighthouse measures no page that is answered with an error. */
export const pagesForUnknown: NginxSite = (ports, folder) => {
  const shipped = shippedSite(ports, folder)
  const asError = 'error_page 404 $not_found;'
  if (!shipped.includes(asError))
    throw new Error(`hosting/nginx.conf no longer says “${asError}”; see bench/lighthouse.ts.`)
  return shipped.replace(asError, 'error_page 404 =200 $$not_found;')
}
