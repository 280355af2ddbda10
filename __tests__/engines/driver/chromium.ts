import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../../../scripts/chromium'
import { asJson, FRAME_MS, REST_MS, type Browser, type Preferences } from './browser'

/** Below this width a window is that of a phone, as in Firefox's adapter. */
const PHONE_PX = 600

/** Chromium or Chrome, driven by Playwright. */
export const launchChromium = async ({ dark, lessMotion }: Preferences): Promise<Browser> => {
  const browser = await chromium.launch(chromiumLaunch())
  const messages: string[] = []
  const openWindow = async (width: number, height: number) => {
    const isPhone = width < PHONE_PX
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: isPhone,
      isMobile: isPhone,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: lessMotion ? 'reduce' : 'no-preference',
    })
    const page = await context.newPage()
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', (error) => messages.push(error.message))
    return { page, width, client: await context.newCDPSession(page) }
  }
  let window = await openWindow(1280, 800)
  return {
    finger: { taps: true, swipes: true },
    messages,
    resize: async (width, height) => {
      // whether a window is touched is settled when it opens
      if (width < PHONE_PX === window.width < PHONE_PX) return window.page.setViewportSize({ width, height })
      await window.page.context().close()
      window = await openWindow(width, height)
    },
    open: async (url) => {
      await window.page.goto(url)
    },
    run: async (code, ...args) => JSON.parse(await window.page.evaluate<string>(asJson(code, args))),
    inject: (code) => window.page.evaluate(code),
    point: async (kind, steps) => {
      let at = { x: 0, y: 0 }
      // how fast a finger was is told by these, on a busy machine too
      let timeMs = Date.now()
      for (const step of steps) {
        timeMs += step.type === 'rest' ? REST_MS : FRAME_MS
        if (step.type === 'rest') continue
        if (step.type === 'move') at = { x: step.x, y: step.y }
        if (kind === 'mouse') {
          if (step.type === 'move') await window.page.mouse.move(at.x, at.y)
          else await window.page.mouse[step.type]()
        } else {
          const type = ({ move: 'touchMove', down: 'touchStart', up: 'touchEnd' } as const)[step.type]
          // a finger does not hover
          if (type === 'touchMove' && step === steps[0]) continue
          await window.client.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: type === 'touchEnd' ? [] : [at],
            timestamp: timeMs / 1000,
          })
        }
      }
    },
    key: (name) => window.page.keyboard.press(name),
    screenshot: () => window.page.screenshot(),
    close: () => browser.close(),
  }
}
