import { test as base } from '@playwright/test'
import type { EngineName } from '../../../scripts/engines'
import type { Browser } from './browser'
import { launch } from './launch'
import { Visitor } from './visitor'

type Options = { engine: EngineName; dark: boolean; lessMotion: boolean; browserOfWorker: Browser }

/** A test with a visitor. The browser is started once for all tests of a worker. */
export const test = base.extend<{ visitor: Visitor }, Options>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  dark: [false, { option: true, scope: 'worker' }],
  lessMotion: [false, { option: true, scope: 'worker' }],
  browserOfWorker: [
    async ({ engine, dark, lessMotion }, provide) => {
      const browser = await launch(engine, { dark, lessMotion })
      await provide(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  visitor: async ({ browserOfWorker, baseURL }, provide, testInfo) => {
    await provide(new Visitor(browserOfWorker, baseURL!))
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('window.png', { body: await browserOfWorker.screenshot(), contentType: 'image/png' })
    }
  },
})

export { expect } from '@playwright/test'
