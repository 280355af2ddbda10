/**
 * What a first visit costs: `npm run bench:site [-- FOLDERS…]`. Without folders the last build, `public`; two of them are
 * measured in turns, so that a machine that others use is as slow for one as for the other.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { PAGE_KINDS } from '../__tests__/browser/site'
import { chromiumLaunch, chromiumPath } from '../scripts/browsers'
import { serve } from './server'
import { firstVisit, tap } from './visit'

const ROUNDS = 3
const PAGES = ['home', 'dive', 'article with slider'] as const
/** The last one that runs on Node 20; fetched when it is asked for, since nothing else needs its hundred packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

type Row = Record<string, number>

interface Report {
  categories: Record<string, { title: string; score: number }>
  audits: Record<string, { numericValue: number; details: { items: { group: string; duration: number }[] } }>
  environment: { benchmarkIndex: number }
}

/** Scores (of 100) and times (ms) with Lighthouse's mobile defaults; benchmark index: how fast it found the machine to be. */
const lighthouse = async (address: string): Promise<Row> => {
  const flags = ['--chrome-flags=--headless=new --no-sandbox', '--skip-audits=is-crawlable', '--output=json', '--quiet']
  const env = { ...process.env, CHROME_PATH: chromiumPath() ?? '' }
  // beside the server, which this process is too
  const options = { env, maxBuffer: Infinity }
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...flags], options)
  const { categories, audits, environment } = JSON.parse(stdout) as Report
  const work = audits['mainthread-work-breakdown']!.details.items
  return {
    ...Object.fromEntries(Object.values(categories).map(({ title, score }) => [title, Math.round(score * 100)])),
    'LCP, ms': Math.round(audits['largest-contentful-paint']!.numericValue),
    'TBT, ms': Math.round(audits['total-blocking-time']!.numericValue),
    CLS: Number(audits['cumulative-layout-shift']!.numericValue.toFixed(3)),
    'style and layout, ms': Math.round(work.find(({ group }) => group === 'styleLayout')!.duration),
    'benchmark index': Math.round(environment.benchmarkIndex),
  }
}

const median = (rows: readonly Row[]): Row =>
  Object.fromEntries(
    Object.keys(rows[0]!).map((name) => [name, rows.map((row) => row[name]!).sort((a, b) => a - b)[rows.length >> 1]!]),
  )

const folders = process.argv.length > 2 ? process.argv.slice(2) : ['public']
const servers = await Promise.all(folders.map(serve))
const browser = await chromium.launch(chromiumLaunch())
for (const kind of PAGES) {
  const rows = folders.map((): Row[] => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [i, { address }] of servers.entries()) {
      const page = address + PAGE_KINDS[kind]
      rows[i]!.push({
        ...(await firstVisit(browser, page)),
        ...(await lighthouse(page)),
        'first tap, ms': await tap(browser, page, 1, false),
        'first tap at 4×, ms': await tap(browser, page, 4, false),
        'tap after a scroll, ms': await tap(browser, page, 1, true),
        'tap after a scroll at 4×, ms': await tap(browser, page, 4, true),
      })
    }
  }
  // one column a folder: there are more figures than a terminal is wide
  const medians = rows.map(median)
  const byFolder = (figure: string) => Object.fromEntries(folders.map((folder, i) => [folder, medians[i]![figure]]))
  console.log(kind)
  console.table(Object.fromEntries(Object.keys(medians[0]!).map((figure) => [figure, byFolder(figure)])))
}
await browser.close()
servers.forEach(({ stop }) => stop())
