import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { headlessLaunch } from '../../scripts/chromium'
import { sitePathOf } from '../../src/gatsby/sitePathOf'

/** Another one (`PORT=…`) lets two checkouts be tested side by side. */
const PORT = Number(process.env.PORT ?? 9341)
const ROOT = resolve(__dirname, '../..')
const url = `http://localhost:${PORT}${sitePathOf()}`

/** The build of a site whose address has a path, as `npm start` serves it (`npm run test:path`). */
export default defineConfig({
  testDir: '.',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  // machines differ by three times in speed
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results',
  use: { baseURL: url, viewport: { width: 1280, height: 800 }, launchOptions: headlessLaunch() },
  webServer: {
    command: `node scripts/gatsby.cjs serve --port ${PORT}`,
    cwd: ROOT,
    url,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
  },
})
