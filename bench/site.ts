/**
 * What a first visit costs: `npm run bench:site [-- --lighthouse] [FOLDERS…]`. Without folders the last build, `public`; two
 * of them are measured in turns, so that a machine that others use is as slow for one as for the other.
 */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs, promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { PAGE_KINDS } from '../__tests__/browser/site'
import { chromiumLaunch, chromiumPath } from '../scripts/browsers'
import { serve } from './server'
import { firstVisit } from './visit'

const ROUNDS = 3
const PAGES = ['home', 'article with slider', 'event page', 'dive', 'all stories', 'not found'] as const
/** The last one that runs on Node 20; fetched when it is asked for, since nothing else needs its hundred packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

type Row = Record<string, number>

interface Report {
  categories: Record<string, { title: string; score: number }>
  audits: Record<string, { numericValue: number }>
  environment: { benchmarkIndex: number }
}

/** Scores (of 100) and times (ms) with Lighthouse's mobile defaults; benchmark index: how fast it found the machine to be. */
const lighthouse = async (address: string): Promise<Row> => {
  const file = '.cache/lighthouse.json'
  const flags = ['--chrome-flags=--headless=new --no-sandbox', '--skip-audits=is-crawlable', '--output=json', '--quiet']
  const env = { ...process.env, CHROME_PATH: chromiumPath() ?? '' }
  // beside the server, which this process is too
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...flags, `--output-path=${file}`], { env })
  const { categories, audits, environment } = JSON.parse(readFileSync(file, 'utf8')) as Report
  const time = (id: string) => Math.round(audits[id]!.numericValue)
  return {
    ...Object.fromEntries(Object.values(categories).map(({ title, score }) => [title, Math.round(score * 100)])),
    'LCP, ms': time('largest-contentful-paint'),
    'TBT, ms': time('total-blocking-time'),
    CLS: Number(audits['cumulative-layout-shift']!.numericValue.toFixed(3)),
    'benchmark index': Math.round(environment.benchmarkIndex),
  }
}

const median = (rows: readonly Row[]): Row =>
  Object.fromEntries(
    Object.keys(rows[0]!).map((name) => [name, rows.map((row) => row[name]!).sort((a, b) => a - b)[rows.length >> 1]!]),
  )

const { values, positionals } = parseArgs({ options: { lighthouse: { type: 'boolean' } }, allowPositionals: true })
const folders = positionals.length ? positionals : ['public']
const servers = await Promise.all(folders.map(serve))
const browser = await chromium.launch(chromiumLaunch())
const table: Record<string, Row> = {}
for (const kind of PAGES) {
  // as fast as this computer, and as Lighthouse's phone
  for (const slowdown of [1, 4]) {
    const rows = folders.map((): Row[] => [])
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [i, { address }] of servers.entries()) {
        const page = address + PAGE_KINDS[kind]
        // Lighthouse slows down by itself, and measures no page that is answered with an error
        const scores = values.lighthouse && slowdown > 1 && kind !== 'not found' ? await lighthouse(page) : {}
        rows[i]!.push({ ...(await firstVisit(browser, page, slowdown)), ...scores })
      }
    }
    folders.forEach((folder, i) => (table[`${kind}, ${slowdown}×, ${folder}`] = median(rows[i]!)))
  }
}
console.table(table)
await browser.close()
servers.forEach(({ stop }) => stop())
