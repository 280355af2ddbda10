import { defineConfig } from '@playwright/test'
import { headlessLaunch } from './scripts/browsers'

/** Another one (`PORT=…`) lets two checkouts be tested side by side. */
const PORT = Number(process.env.PORT ?? 9321)

/** Browser tests run against the built site as `npm start` serves it; `npm test` builds it first. */
export default defineConfig({
  testDir: '__tests__/browser',
  fullyParallel: true,
  // much of a test is waiting: two a core keep two cores busy
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // a second try tells a busy machine ("flaky" in the report) from a broken page
  retries: process.env.CI ? 1 : 0,
  // scripts/test.ts asks for the results as a file as well
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  // machines differ by three times in speed
  timeout: 180_000,
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  expect: {
    timeout: 15_000,
    // another machine's font rendering moves the edge of a letter; a changed colour, size or place is far more
    toHaveScreenshot: { threshold: 0.3, maxDiffPixelRatio: 0.02, animations: 'disabled' },
  },
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: headlessLaunch(),
  },
  webServer: {
    command: `npx gatsby serve --port ${PORT}`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
  },
})
