import { chromium } from '@playwright/test'
import { headlessLaunch } from '../../../scripts/chromium'
import { asJson, type Browser, type Preferences } from './browser'

/** Chromium or Chrome, driven by Playwright. */
export const launchChromium = async ({ dark, lessMotion }: Preferences): Promise<Browser> => {
  const browser = await chromium.launch(headlessLaunch())
  const page = await browser.newPage({
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: lessMotion ? 'reduce' : 'no-preference',
  })
  return {
    finger: { taps: false, swipes: false },
    messages: undefined,
    resize: (width, height) => page.setViewportSize({ width, height }),
    open: async (url) => void (await page.goto(url)),
    run: async (code, ...args) => JSON.parse(await page.evaluate<string>(asJson(code, args))),
    inject: (code) => page.evaluate(code),
    point: async (_, steps) => {
      for (const step of steps) {
        if (step.type === 'move') await page.mouse.move(step.x, step.y)
        else if (step.type !== 'rest') await page.mouse[step.type]()
      }
    },
    key: (name) => page.keyboard.press(name),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}
