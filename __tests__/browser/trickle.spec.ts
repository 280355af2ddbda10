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

/** As long as it takes to draw what has come. */
const PAUSE_MS = 20
/** Behind them lies what is not in the first view. */
const FIRST_BLOCKS = 80
/** The words of a line that is not whole yet may move. */
const MOST = 0.01
const TYPES: Record<string, string> = { '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }

/** A page's pieces: the first ends where its content begins, each further one where a block of it ends. */
const piecesOf = (html: string) => html.split(/(?=<main)|(?<=<main[^]*<\/(?:h1|h2|p|div|nav|li|picture)>)/)

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
    const pieces = piecesOf(readFileSync(page ?? 'public/404.html', 'utf8'))
    for (const piece of pieces.splice(0, FIRST_BLOCKS)) {
      response.write(piece)
      await pause(PAUSE_MS)
    }
    response.end(pieces.join(''))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
test.afterAll(() => server.close())

for (const kind of ['home', 'article with slider', 'event page', 'dive', 'all stories', 'giving', 'press'] as const) {
  test(`nothing on ${kind} moves while it trickles in`, async ({ page }) => {
    await watchShift(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(addressOf(PAGE_KINDS[kind]))
      expect.soft(await shiftOf(page), `${width} px`).toBeLessThan(MOST)
    }
  })
}
