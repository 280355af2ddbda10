/**
 * Where a paper edge begins and ends, parts of a device pixel of several sheets may lie over each other: on screens whose
 * pixels do not fall on the layout's, that is a line across the page.
 */
import { expect, test, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { DIVE_ROUTE, HOME_ROUTE } from '../../src/config/routes'
import { readToEnd } from './readToEnd'
import { PAPER_EDGES } from './site'

/** Height of what is looked at, around the place in the middle. */
const STRIP = 16
/** What nobody sees, in the sum of the differences of red, green and blue. */
const UNSEEN = 3

/** The picture's rows that differ, over more than half of their width, from those above and below, which are alike. */
const linesAcross = async (picture: Buffer) => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const apart = (x: number, y: number, other: number) =>
    [0, 1, 2].reduce((sum, channel) => {
      const at = (row: number) => data[(row * info.width + x) * 3 + channel]!
      return sum + Math.abs(at(y) - at(other))
    }, 0)
  const isLine = (y: number) => {
    const columns = Array.from({ length: info.width }, (_, x) => x)
    const odd = columns.filter(
      (x) => apart(x, y, y - 1) > UNSEEN && apart(x, y, y + 1) > UNSEEN && apart(x, y - 1, y + 1) <= UNSEEN,
    )
    return odd.length > info.width / 2
  }
  return Array.from({ length: info.height - 2 }, (_, row) => row + 1).filter(isLine)
}

/** Takes a strip across the page around the upper or lower end of an edge. */
const stripAt = async (page: Page, edge: Locator, end: 'top' | 'bottom') => {
  const y = await edge.evaluate((one, which) => {
    const middle = one.getBoundingClientRect()[which] + window.scrollY
    window.scrollTo({ top: middle - window.innerHeight / 2, behavior: 'instant' })
    return Math.round(middle - window.scrollY)
  }, end)
  const { width } = page.viewportSize()!
  return page.screenshot({ clip: { x: 0, y: y - STRIP / 2, width, height: STRIP } })
}

for (const [name, viewport, deviceScaleFactor] of [
  ['a telephone', { width: 412, height: 900 }, 2.625],
  ['a scaled notebook', { width: 1536, height: 900 }, 1.25],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, deviceScaleFactor })
    for (const path of [HOME_ROUTE, DIVE_ROUTE]) {
      test(`no line lies across ${path} where a paper edge begins or ends`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(path)
        await readToEnd(page)
        for (const [number, edge] of (await page.locator(PAPER_EDGES).all()).entries()) {
          for (const end of ['top', 'bottom'] as const) {
            expect.soft(await linesAcross(await stripAt(page, edge, end)), `${end} of edge ${number + 1}`).toEqual([])
          }
        }
      })
    }
  })
}
