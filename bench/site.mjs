/**
 * What a first visit of each kind of page costs, against bench/budgets.json: `npm run bench:site` after a build. Served by
 * nginx with the shipped configuration (TLS, HTTP/2, brotli) where that is installed, else by `gatsby serve`.
 * `--lighthouse` adds Lighthouse's scores (median of three, mobile), fetched by npx, with those of an empty page for what
 * the machine takes away by itself; it needs nginx. A value beyond its limit is marked, and the exit code is 1.
 */
import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { chromiumLaunch } from '../scripts/chromium.mjs'
import { missingForNginx, startNginx } from '../scripts/nginx.mjs'
import { serveBuilt } from '../scripts/serve-built.mjs'
import { firstVisit, slowVisit } from './firstVisit.mjs'
import { emptySite, lighthouseScores, pagesForUnknown } from './lighthouse.mjs'

const PORT = 9322
const { limits, pages } = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'))

const missing = missingForNginx()
const isLighthouseAsked = process.argv.includes('--lighthouse')
if (missing && isLighthouseAsked) throw new Error(`Lighthouse measures over HTTP/2: ${missing}.`)
const servers = []
const started = async (server) => {
  servers.push(await server)
  return server
}
const { address: plainAddress, secureAddress: address = plainAddress } = await started(
  missing ? serveBuilt(PORT) : startNginx(),
)
const browser = await chromium.launch(chromiumLaunch())
try {
  const rows = {}
  for (const [kind, { path, limits: own }] of Object.entries(pages)) {
    const visit = { ...(await firstVisit(browser, address + path)), ...(await slowVisit(browser, address + path)) }
    rows[kind] = Object.fromEntries(
      Object.entries(visit).map(([what, value]) => {
        const limit = { ...limits, ...own }[what]
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
    const addresses = Object.entries(pages).map(([kind, { path }]) => [kind, site.secureAddress + path])
    const measured = [['an empty page', empty.address], ...addresses]
    console.table(
      Object.fromEntries(measured.map(([kind, measuredAddress]) => [kind, lighthouseScores(measuredAddress)])),
    )
  }
} finally {
  await browser.close()
  await Promise.all(servers.map(({ stop }) => stop()))
}
