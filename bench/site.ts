/**
 * What a first visit of each kind of page costs, against bench/budgets.json: `npm run bench:site` after a build. Served by
 * nginx with the shipped configuration (TLS, HTTP/2, brotli) where that is installed, else by `gatsby serve`.
 * `--lighthouse` adds Lighthouse's scores (median of three, mobile), fetched by npx, with those of an empty page for what
 * the machine takes away by itself; it needs nginx. A value beyond its limit is marked, and the exit code is 1.
 */
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../scripts/chromium'
import { missingForNginx, startNginx } from '../scripts/nginx'
import { serveBuilt } from '../scripts/serve-built'
import { limitsOf, PAGES } from './budgets'
import { firstVisit, slowVisit } from './firstVisit'
import { emptySite, lighthouseScores, pagesForUnknown } from './lighthouse'

const PORT = 9322

const missing = missingForNginx()
const isLighthouseAsked = process.argv.includes('--lighthouse')
if (missing && isLighthouseAsked) throw new Error(`Lighthouse measures over HTTP/2: ${missing}.`)
const servers: { stop: () => unknown }[] = []
const started = async <Server extends { stop: () => unknown }>(starting: Promise<Server>) => {
  const server = await starting
  servers.push(server)
  return server
}
const address = missing ? (await started(serveBuilt(PORT))).address : (await started(startNginx())).secureAddress
const browser = await chromium.launch(chromiumLaunch())
try {
  const rows: Record<string, Record<string, number | string>> = {}
  for (const [kind, { path }] of PAGES) {
    const limits = limitsOf(kind)
    const visit = { ...(await firstVisit(browser, address + path, 4)), ...(await slowVisit(browser, address + path)) }
    rows[kind] = Object.fromEntries(
      Object.entries(visit).map(([what, value]) => {
        const limit = limits[what]
        if (limit === undefined || value <= limit) return [what, value]
        process.exitCode = 1
        return [what, `${value} > ${limit}`]
      }),
    )
  }
  console.table(rows)
  if (isLighthouseAsked) {
    const empty = await started(startNginx(emptySite))
    const site = await started(startNginx(pagesForUnknown))
    const addresses = PAGES.map(([kind, { path }]) => [kind, site.secureAddress + path] as const)
    const measured = [['an empty page', empty.address] as const, ...addresses]
    console.table(
      Object.fromEntries(measured.map(([kind, measuredAddress]) => [kind, lighthouseScores(measuredAddress)])),
    )
  }
} finally {
  await browser.close()
  await Promise.all(servers.map(({ stop }) => stop()))
}
