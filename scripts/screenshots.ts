/**
 * `npm run screenshots` after a build: every kind of page at five widths, light and dark, as pictures in screenshots/ and
 * together on two contact sheets, sheet-light.png and sheet-dark.png.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp, { type OverlayOptions } from 'sharp'
import { readToEnd } from '../__tests__/browser/readToEnd'
import { PAGE_KINDS } from '../__tests__/browser/site'
import { chromiumLaunch } from './chromium'
import { serveBuilt } from './serve-built'

const FOLDER = 'screenshots'
const PORT = 9323
const WIDTHS = [320, 390, 768, 1280, 1920]
/** On the sheet every page is so wide, and shown down to so far. */
const TILE = { width: 240, height: 2400 }
const GAP = 16

/** Chromium captures no more than 16,384 pixels at once, and the home page is longer. */
const PART = 8000

const capture = async (page: Page, path: string) => {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))
  const parts: OverlayOptions[] = []
  for (let y = 0; y < height; y += PART) {
    const clip = { x: 0, y, width, height: Math.min(PART, height - y) }
    parts.push({ input: await page.screenshot({ fullPage: true, clip }), left: 0, top: y })
  }
  await sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(parts)
    .toFile(path)
}

const tile = async (path: string) => {
  const { width, height } = await sharp(path).metadata()
  const shown = Math.min(height, Math.round((TILE.height * width) / TILE.width))
  return sharp(path).extract({ left: 0, top: 0, width, height: shown }).resize(TILE.width).png().toBuffer()
}

const contactSheet = async (paths: readonly string[], target: string) => {
  const column = TILE.width + GAP
  const tiles = await Promise.all(paths.map(tile))
  await sharp({
    create: { width: column * paths.length, height: TILE.height, channels: 3, background: '#808080' },
    limitInputPixels: false,
  })
    .composite(tiles.map((input, i) => ({ input, left: i * column, top: 0 })))
    .toFile(target)
}

mkdirSync(FOLDER, { recursive: true })
const { address, stop } = await serveBuilt(PORT)
const browser = await chromium.launch(chromiumLaunch())
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const paths: string[] = []
    for (const [kind, route] of Object.entries(PAGE_KINDS)) {
      for (const width of WIDTHS) {
        const page = await browser.newPage({
          viewport: { width, height: 844 },
          colorScheme,
          reducedMotion: 'reduce',
        })
        await page.goto(address + route)
        await readToEnd(page)
        await page.evaluate(() => window.scrollTo(0, 0))
        const path = join(FOLDER, `${kind.replaceAll(' ', '-')}-${width}-${colorScheme}.png`)
        await capture(page, path)
        await page.close()
        paths.push(path)
      }
      console.log(`${colorScheme}: ${kind}`)
    }
    await contactSheet(paths, join(FOLDER, `sheet-${colorScheme}.png`))
  }
} finally {
  await browser.close()
  stop()
}
