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
/** Behind it lies what is not in the first view. */
const FIRST_VIEW_BYTES = 120_000
/** The words of a line that is not whole yet may move. */
const MOST = 0.02
const TYPES: Record<string, string> = { '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }

/** A page's pieces, each with the pause behind it. */
type Pieces = [Buffer, number][]

const evenPieces = (html: Buffer): Pieces =>
  Array.from({ length: Math.ceil(html.length / PIECE_BYTES) }, (_, index) => {
    const start = index * PIECE_BYTES
    return [html.subarray(start, start + PIECE_BYTES), start < FIRST_VIEW_BYTES ? PAUSE_MS : 0]
  })

let server: Server
const addressOf = (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`

test.beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://site')
    const path = join('public', decodeURI(pathname))
    const page = ['.html', '/index.html'].map((ending) => path + ending).find((file) => existsSync(file))
    if (!page && extname(path) && existsSync(path)) {
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
      createReadStream(path).pipe(response)
      return
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    const html = readFileSync(page ?? 'public/404.html')
    for (const [piece, ms] of evenPieces(html)) {
      response.write(piece)
      if (ms) await pause(ms)
    }
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
test.afterAll(() => server.close())

for (const kind of ['home', 'article with slider', 'event page', 'dive', 'all stories'] as const) {
  test(`nothing on ${kind} moves while it trickles in`, async ({ page }) => {
    await watchShift(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(addressOf(PAGE_KINDS[kind]))
      expect.soft(await shiftOf(page), `${width} px`).toBeLessThan(MOST)
    }
  })
}
