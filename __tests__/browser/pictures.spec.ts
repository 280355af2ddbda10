import { expect, test, type Page } from '@playwright/test'
import { newsRoute } from '../../src/config/routes'
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
const PAGES = {
  home: PAGE_KINDS.home,
  'article with slider': PAGE_KINDS['article with slider'],
  'article with pictures in its text': newsRoute(4),
  'event page': PAGE_KINDS['event page'],
  dive: PAGE_KINDS.dive,
}
const TOO_WIDE = 1.3
/** Below this the eye sees that a picture was stretched. */
const BLURRED = 0.86

/** Pixels served across for each pixel shown across; 1 is exact. */
const measure = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(
        (image) =>
          image.closest('picture')?.querySelector('source[sizes]') &&
          image.complete &&
          image.checkVisibility() &&
          image.offsetWidth > 0,
      )
      .map((image) => {
        const path = new URL(image.currentSrc).pathname
        const widths = [...image.parentElement!.querySelectorAll('source')]
          .map(({ srcset }) => srcset.split(/,\s*/).map((candidate) => candidate.split(' ')))
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

    for (const [kind, path] of Object.entries(PAGES)) {
      test(`pictures of ${kind} are as wide as they are shown`, async ({ page }) => {
        await page.goto(path)
        await readToEnd(page)
        const all = await measure(page)
        expect(all.length).toBeGreaterThan(3)
        expect(all.filter(({ ratio }) => ratio > TOO_WIDE)).toEqual([])
        expect(all.filter(({ ratio, isLargest }) => ratio < BLURRED && !isLargest)).toEqual([])
      })
    }
  })
}

for (const kind of ['home', 'article with slider', 'dive', 'impact', 'all stories'] as const) {
  test(`nothing of ${kind} has to be blended with what lies behind it, which costs three times the drawing`, async ({
    page,
  }) => {
    await page.goto(PAGE_KINDS[kind])
    const { edges, blended } = await page.evaluate(() => {
      const layers = [...document.querySelectorAll('body *')].flatMap((element) =>
        [undefined, '::before', '::after'].map((part) => ({
          name: `<${element.localName} class="${element.getAttribute('class')}">${part ?? ''}`,
          blend: getComputedStyle(element, part).mixBlendMode,
        })),
      )
      return {
        edges: document.querySelectorAll('source[srcset^="/shapes/edge-"]').length,
        blended: layers.filter(({ blend }) => blend !== 'normal'),
      }
    })
    expect(edges).toBeGreaterThan(0)
    expect(blended).toEqual([])
  })
}
