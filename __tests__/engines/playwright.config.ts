import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { installedEngines, type EngineName } from '../../scripts/engines'

/** Another one (`PORT=…`) lets two checkouts be tested side by side. */
const PORT = Number(process.env.PORT ?? 9331)

/** The built site in every engine that this machine has; `npm test` says which it has not. */
export default defineConfig<object, { engine: EngineName }>({
  testDir: '.',
  // much of a test is waiting
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // scripts/test.ts names the tests that needed the second try
  retries: 1,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  // machines differ by three times in speed
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results',
  use: { baseURL: `http://localhost:${PORT}` },
  projects: installedEngines().installed.map((engine) => ({
    name: engine,
    use: { engine },
    // __tests__/browser shows all else in Chromium
    ...(engine === 'chromium' && { testMatch: /(layout|preferences)\.spec\.ts$/ }),
  })),
  webServer: {
    command: `npx gatsby serve --port ${PORT}`,
    cwd: resolve(__dirname, '../..'),
    url: `http://localhost:${PORT}`,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
  },
})
