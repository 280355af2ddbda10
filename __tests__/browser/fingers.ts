import type { Page } from '@playwright/test'

interface Point {
  x: number
  y: number
  id?: number
}

/** Lays fingers on the screen and lifts them: each step is where they are then, or what happens while they lie there. */
export const fingers = async (page: Page, steps: readonly (Point[] | (() => Promise<void>))[]) => {
  const client = await page.context().newCDPSession(page)
  for (const [i, step] of steps.entries()) {
    if (typeof step === 'function') await step()
    else
      await client.send('Input.dispatchTouchEvent', { type: i === 0 ? 'touchStart' : 'touchMove', touchPoints: step })
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
