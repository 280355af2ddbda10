import type { Page } from '@playwright/test'

/** Resolves when a page that opened at its top has laid out all of its sheets (src/components/Section.module.css). */
export const laidOut = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every((one) => !/--far--/.test((one as CSSAnimation).animationName)),
  )
