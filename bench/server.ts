import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { MEDIA_TYPES } from '../src/config/hosting'

const TYPES = new Map(
  Object.entries(MEDIA_TYPES).flatMap(([type, endings]) => endings.split(' ').map((ending) => [`.${ending}`, type])),
)
const isText = (type: string) => /^text|json|xml/.test(type)

/**
 * Serves a built folder on a free port, as a host does: text as brotli, routes as they are spelled.
 * @returns its address, and what ends it
 */
export const serve = async (folder: string) => {
  const answers = new Map<string, { status: number; type: string; body: Buffer }>()
  const read = (path: string) => {
    const found = [path, `${path}/index.html`].map((name) => join(folder, name)).find((name) => isFile(name))
    const file = found ?? join(folder, '404.html')
    const type = TYPES.get(extname(file)) ?? 'application/octet-stream'
    const body = readFileSync(file)
    return { status: found ? 200 : 404, type, body: isText(type) ? brotliCompressSync(body) : body }
  }
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const answer = answers.get(pathname) ?? read(decodeURIComponent(pathname))
    answers.set(pathname, answer)
    const { status, type, body } = answer
    response.writeHead(status, { 'content-type': type, ...(isText(type) && { 'content-encoding': 'br' }) }).end(body)
  })
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()
