import type { Page } from '@playwright/test'

/** Resolves when also the sheets below the first screen are laid out (Section.module.css). */
export const laidOut = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('main > section')].every(
      (section) => getComputedStyle(section).contentVisibility === 'visible',
    ),
  )
