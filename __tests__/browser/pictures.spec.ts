import { expect, test, type Page } from '@playwright/test'
import { readToEnd } from './readToEnd'
import { PAGE_KINDS } from './site'

/** Windows that the layout was made for: width, and physical pixels a CSS pixel. */
const SCREENS = [
  [390, 2],
  [390, 3],
  [768, 2],
  [1280, 1],
  [1280, 2],
] as const
const TOO_WIDE = 1.3
/** Below this the eye sees that a picture was stretched. */
const BLURRED = 0.86

/** Pixels served across for each pixel shown across; 1 is exact. */
const measure = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.closest('picture') && image.complete && image.checkVisibility() && image.offsetWidth > 0)
      .map((image) => {
        const path = new URL(image.currentSrc).pathname
        const widths = [...image.parentElement!.querySelectorAll('source')]
          .map(({ srcset }) => srcset.split(/,\s+/).map((candidate) => candidate.split(' ')))
          .find((candidates) => candidates.some(([url]) => url === path))!
          .map(([url, width]) => ({ url, width: Number.parseInt(width!) }))
        const served = widths.find(({ url }) => url === path)!.width
        const covers = getComputedStyle(image).objectFit === 'cover'
        const { offsetWidth, offsetHeight, naturalWidth, naturalHeight } = image
        const shown = covers ? Math.max(offsetWidth, (offsetHeight * naturalWidth) / naturalHeight) : offsetWidth
        return {
          name: image.alt || path,
          sizes: image.parentElement!.querySelector('source')!.sizes,
          served,
          ratio: served / (shown * devicePixelRatio),
          isLargest: served === Math.max(...widths.map(({ width }) => width)),
        }
      }),
  )

for (const [width, deviceScaleFactor] of SCREENS) {
  test.describe(`${width} px, ${deviceScaleFactor}×`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor, reducedMotion: 'reduce' })

    for (const kind of ['home', 'article with slider', 'event page', 'dive'] as const) {
      test(`pictures of ${kind} are as wide as they are shown`, async ({ page }) => {
        await page.goto(PAGE_KINDS[kind])
        await readToEnd(page)
        const all = await measure(page)
        expect(all.length).toBeGreaterThan(3)
        expect(all.filter(({ ratio }) => ratio > TOO_WIDE)).toEqual([])
        expect(all.filter(({ ratio, isLargest }) => ratio < BLURRED && !isLargest)).toEqual([])
      })
    }
  })
}

/** What lies between a paint and the page and would keep it from blending with the sheet behind (CSS Compositing, 3.2). */
const isolated = (page: Page) =>
  page.evaluate(() => {
    const none = ['auto', 'none', 'normal', '1', '']
    const properties = [
      'isolation',
      'transform',
      'filter',
      'opacity',
      'mixBlendMode',
      'willChange',
      'contain',
      'clipPath',
      'backdropFilter',
      'maskImage',
      'translate',
      'rotate',
      'scale',
      'perspective',
      'containerType',
    ] as const
    const stacks = (element: Element) => {
      const style = getComputedStyle(element)
      const above = style.zIndex !== 'auto' && style.position !== 'static'
      return (
        above || ['fixed', 'sticky'].includes(style.position) || properties.some((name) => !none.includes(style[name]))
      )
    }
    const found: string[] = []
    for (const paint of document.querySelectorAll('img[src^="/shapes/edge-"]')) {
      for (let element = paint.parentElement; element && element !== document.body; element = element.parentElement) {
        if (stacks(element))
          found.push(`${paint.getAttribute('src')} in <${element.localName} class="${element.className}">`)
      }
    }
    return { paints: document.querySelectorAll('img[src^="/shapes/edge-"]').length, found }
  })

for (const kind of ['home', 'article with slider', 'dive', 'impact', 'all stories'] as const) {
  test(`the paint of the edges of ${kind} blends with the sheets behind them`, async ({ page }) => {
    await page.goto(PAGE_KINDS[kind])
    const { paints, found } = await isolated(page)
    expect(paints).toBeGreaterThan(0)
    expect(found).toEqual([])
  })
}
