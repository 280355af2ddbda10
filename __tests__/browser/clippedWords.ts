import type { Page } from '@playwright/test'

/**
 * The words of a page that a box around them cuts off, or that another text lies on. Not what is out of view on purpose:
 * slides, what only screen readers are told, closed dialogs.
 */
export const clippedWords = (page: Page) =>
  page.evaluate(() => {
    const TOLERANCE = 3
    const OUT_OF_VIEW =
      'dialog:not([open]), .visually-hidden, [aria-roledescription=slide], [inert], [aria-hidden=true]'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const clipped: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!
      if (!text.nodeValue!.trim() || element.closest(`script, style, noscript, template, svg, ${OUT_OF_VIEW}`)) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const words = range.getBoundingClientRect()
      // what a row that scrolls sideways holds can be brought into view
      let canBeScrolledTo = false
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        canBeScrolledTo ||= overflowX === 'auto'
        const isCutAcross =
          overflowX !== 'visible' &&
          !canBeScrolledTo &&
          (words.left < edge.left - TOLERANCE || words.right > edge.right + TOLERANCE)
        const isCutBelow =
          overflowY !== 'visible' &&
          overflowY !== 'auto' &&
          (words.top < edge.top - TOLERANCE || words.bottom > edge.bottom + TOLERANCE)
        if (isCutAcross || isCutBelow) clipped.push(text.nodeValue!.trim())
      }
    }
    return [...new Set(clipped)]
  })
