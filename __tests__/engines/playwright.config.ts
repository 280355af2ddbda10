import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { installedEngines, webkitPaths, type EngineName } from '../../scripts/browsers'

/** Another one (`PORT=…`) lets two checkouts be tested side by side. */
const PORT = Number(process.env.PORT ?? 9331)

const screen = webkitPaths()?.screen

/** The built site in the engines that __tests__/browser does not run in; `npm test` says which this machine has not. */
export default defineConfig<object, { engine: EngineName }>({
  testDir: '.',
  fullyParallel: true,
  // much of a test is waiting
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // scripts/test.ts names the tests that needed the second try
  retries: 1,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  // machines differ by three times in speed
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: '../../test-results',
  use: { baseURL: `http://localhost:${PORT}` },
  projects: installedEngines()
    .installed.filter((engine) => engine !== 'chromium')
    .map((engine) => ({ name: engine, use: { engine } })),
  webServer: [
    {
      command: `npx gatsby serve --port ${PORT}`,
      cwd: resolve(__dirname, '../..'),
      url: `http://localhost:${PORT}`,
      reuseExistingServer: !process.env.CI,
      timeout: 60_000,
    },
    // WebKitGTK has no headless mode
    ...(screen
      ? [
          {
            command: `${screen} -displayfd 1 -screen 0 1920x1200x24 -nolisten tcp`,
            wait: { stdout: /(?<webkit_screen>\d+)/ },
          },
        ]
      : []),
  ],
})
