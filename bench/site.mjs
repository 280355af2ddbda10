/**
 * What a first visit of each kind of page costs, against bench/budgets.json: `npm run bench:site` after a build. Served by
 * nginx with the shipped configuration (TLS, HTTP/2, brotli) where that is installed, else by `gatsby serve`.
 * `--lighthouse` adds Lighthouse's scores (median of three, mobile), fetched by npx, with those of an empty page for what
 * the machine takes away by itself. A value beyond its limit is marked, and the exit code is 1.
 */
import { chromium } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { chromiumLaunch } from '../scripts/chromium.mjs'
import { missingForNginx, startNginx } from '../scripts/nginx.mjs'
import { serveBuilt } from '../scripts/serve-built.mjs'
import { firstVisit, slowVisit } from './firstVisit.mjs'
import { emptyPageScores, lighthouseScores } from './lighthouse.mjs'

const PORT = 9322
const { limits, pages } = JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'))

const {
  address: plainAddress,
  secureAddress: address = plainAddress,
  stop,
} = missingForNginx() ? await serveBuilt(PORT) : await startNginx()
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
  if (process.argv.includes('--lighthouse')) {
    // Lighthouse measures no page that is answered with an error, such as 404
    const found = await Promise.all(Object.values(pages).map(async ({ path }) => (await fetch(plainAddress + path)).ok))
    const measured = Object.entries(pages).filter((_, index) => found[index])
    const scores = Object.fromEntries(measured.map(([kind, { path }]) => [kind, lighthouseScores(address + path)]))
    console.table(missingForNginx() ? scores : { 'an empty page': await emptyPageScores(), ...scores })
  }
} finally {
  await browser.close()
  await stop()
}
