import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { constants, createBrotliCompress } from 'node:zlib'
import { MEDIA_TYPES } from '../src/config/hosting'

/** Of brotli: hosts pack once, this does it while somebody waits. */
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const TYPES = new Map(
  Object.entries(MEDIA_TYPES).flatMap(([type, endings]) => endings.split(' ').map((ending) => [`.${ending}`, type])),
)

/** Serves a built folder as a host does: packed, routes as they are spelled. Gives its address, and what ends it. */
export const serve = async (folder: string) => {
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    const found = [path, `${path}/index.html`]
      .map((name) => join(folder, name))
      .find((name) => statSync(name, { throwIfNoEntry: false })?.isFile())
    const file = found ?? join(folder, '404.html')
    const type = TYPES.get(extname(file)) ?? 'application/octet-stream'
    response.writeHead(found ? 200 : 404, { 'content-type': type, 'content-encoding': 'br' })
    createReadStream(file).pipe(createBrotliCompress(PACKING)).pipe(response)
  })
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}
