import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ASK_EACH_TIME, KEEP, KEPT_FILE, KEPT_FOLDERS, MEDIA_TYPES } from '../src/config/hosting'

/** Slow 4G, as Lighthouse has it: 1.6 Mbit/s and 150 ms to the first byte. */
const BYTES_PER_MS = 200
const LATENCY_MS = 150
const CHUNK = 4096

const typeOf = (file: string) =>
  Object.entries(MEDIA_TYPES).find(([, endings]) => endings.split(' ').includes(extname(file).slice(1)))?.[0]

const isKept = (path: string) =>
  new RegExp(KEPT_FILE).test(path) || KEPT_FOLDERS.some((folder) => path.startsWith(folder))

const fileOf = (folder: string, path: string) => {
  const file = join(folder, path)
  return existsSync(file) && statSync(file).isFile() ? file : join(file, 'index.html')
}

/**
 * Serves a build as over one slow line that all requests share. The browser's own throttling knows nothing of pages that are
 * fetched ahead.
 * @param folder of the build, with the compressed files beside the others
 */
export const slowSite = async (folder: string) => {
  let lineIsFree = 0
  const send = async (file: string, response: ServerResponse) => {
    for await (const bytes of createReadStream(file, { highWaterMark: CHUNK }) as AsyncIterable<Buffer>) {
      lineIsFree = Math.max(lineIsFree, performance.now()) + bytes.length / BYTES_PER_MS
      await wait(lineIsFree - performance.now())
      response.write(bytes)
    }
    response.end()
  }
  const server = createServer(async ({ url }, response) => {
    await wait(LATENCY_MS)
    const path = decodeURI(new URL(url!, 'http://site').pathname)
    const file = fileOf(folder, path)
    const isCompressed = existsSync(`${file}.br`)
    response.writeHead(existsSync(file) ? 200 : 404, {
      'content-type': typeOf(file) ?? 'application/octet-stream',
      'cache-control': isKept(path) ? KEEP : ASK_EACH_TIME,
      ...(isCompressed && { 'content-encoding': 'br' }),
    })
    if (existsSync(file)) await send(isCompressed ? `${file}.br` : file, response)
    else response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}
