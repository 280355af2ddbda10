import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { MEDIA_TYPES } from '../src/config/hosting'

const TYPES = new Map(
  Object.entries(MEDIA_TYPES).flatMap(([type, endings]) => endings.split(' ').map((ending) => [`.${ending}`, type])),
)

/** Serves a built folder as a host does: packed texts, routes as they are spelled. Gives its address, and what ends it. */
export const serve = async (folder: string) => {
  const packed = new Map<string, Buffer>()
  const pack = (file: string) => {
    const content = packed.get(file) ?? brotliCompressSync(readFileSync(file))
    packed.set(file, content)
    return content
  }
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    const found = [path, `${path}/index.html`]
      .map((name) => join(folder, name))
      .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile())
    const file = found ?? join(folder, '404.html')
    const isPacked = /\.(html|js|css|svg|json)$/.test(file)
    const type = TYPES.get(extname(file)) ?? 'application/octet-stream'
    response
      .writeHead(found ? 200 : 404, { 'content-type': type, ...(isPacked && { 'content-encoding': 'br' }) })
      .end(isPacked ? pack(file) : readFileSync(file))
  })
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}
