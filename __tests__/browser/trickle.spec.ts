/**
 * A page that comes in small pieces, as over one bar of signal, is drawn again and again before it is whole. What stands
 * there already stays where it is (web vitals: cumulative layout shift).
 */
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { shiftOf, watchShift } from './layoutShift'
import { PAGE_KINDS } from './site'

const PIECE_BYTES = 1500
const PAUSE_MS = 8
/** Long enough for a frame of its own. */
const FRAME_MS = 35
/** Behind it lies what is not in the first view. */
const FIRST_VIEW_BYTES = 120_000
/** The words of a line that is not whole yet may move. */
const MOST = 0.02
/** Words that come one after the other at the right: those of the way to a dive, then of Donate, with its arrow. */
const MOST_OF_HEADER = { 320: 0.007, 390: 0.005, 768: 0.0045, 1280: 0.0065 }
/** The words of a button and of the link beside it, when their signs come. */
const MOST_OF_BANNER = 0.01
const TYPES: Record<string, string> = { '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }

/** A page's pieces, each with the pause behind it. */
type Pieces = [Buffer | string, number][]

const evenPieces = (html: Buffer): Pieces =>
  Array.from({ length: Math.ceil(html.length / PIECE_BYTES) }, (_, index) => {
    const start = index * PIECE_BYTES
    return [html.subarray(start, start + PIECE_BYTES), start < FIRST_VIEW_BYTES ? PAUSE_MS : 0]
  })

/** Parts of a page that are cut at every tag, so that whatever they hold so far is drawn; the header without its menu. */
const CUTS: Record<string, RegExp> = {
  '?cut=header': /(?=<header)|(?=<dialog id="menu")/,
  '?cut=banner': /(?=<h1)|(?<=<\/h1>[\s\S]*?<\/section>)/,
}

const tagByTag = (html: Buffer, part: RegExp): Pieces => {
  const [before = '', cut = '', ...rest] = html.toString().split(part)
  return [[before, FRAME_MS], ...cut.split(/(?=<)/).map((tag): Pieces[0] => [tag, FRAME_MS]), [rest.join(''), 0]]
}

let server: Server
const addressOf = (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`

test.beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url!, 'http://site')
    const path = join('public', decodeURI(pathname))
    const page = ['.html', '/index.html'].map((ending) => path + ending).find((file) => existsSync(file))
    if (!page && extname(path) && existsSync(path)) {
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
      createReadStream(path).pipe(response)
      return
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    const html = readFileSync(page ?? 'public/404.html')
    for (const [piece, ms] of search ? tagByTag(html, CUTS[search]!) : evenPieces(html)) {
      response.write(piece)
      if (ms) await pause(ms)
    }
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
test.afterAll(() => server.close())

for (const kind of ['home', 'article with slider', 'dive', 'impact', 'all stories'] as const) {
  test(`nothing on ${kind} moves while it trickles in`, async ({ page }) => {
    await watchShift(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(addressOf(PAGE_KINDS[kind]))
      expect.soft(await shiftOf(page), `${width} px`).toBeLessThan(MOST)
    }
  })
}

test('the header stands still while it comes tag by tag', async ({ page }) => {
  test.setTimeout(60_000)
  await watchShift(page)
  for (const path of ['/', '/dive-with-us']) {
    for (const [width, most] of Object.entries(MOST_OF_HEADER)) {
      await page.setViewportSize({ width: Number(width), height: 844 })
      await page.goto(addressOf(`${path}?cut=header`))
      expect.soft(await shiftOf(page), `${path} at ${width} px`).toBeLessThan(most)
    }
  }
})

test('the banner stands still while it comes tag by tag', async ({ page }) => {
  await watchShift(page)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(addressOf('/?cut=banner'))
    expect.soft(await shiftOf(page), `${width} px`).toBeLessThan(MOST_OF_BANNER)
  }
})
