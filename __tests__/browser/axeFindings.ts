import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * What axe finds wrong on a page, or in a part of it: the rule, and the beginning of each element that breaks it. No page
 * holds a frame when it is opened, so axe runs in the page alone.
 */
export const axeFindings = async (page: Page, part = 'html') => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // react-slick hides a slide a moment before the carousel makes it inert; what stays so is found
  const isSettled = () => !document.querySelector('.slick-slide[aria-hidden="true"]:not([inert])')
  await page.waitForFunction(isSettled, undefined, { timeout: 5000 }).catch(() => undefined)
  return page.evaluate(async (within) => {
    const { violations } = await window.axe.run(within, {
      resultTypes: ['violations'],
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])
  }, part)
}
