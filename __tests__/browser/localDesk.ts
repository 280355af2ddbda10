/** The editors' desk as `npm run cms` has it, on a copy of the content: files for the browser, and decap-server, which writes. */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { freePorts } from '../../scripts/free-ports'
import { buildDesk, type DeskSettings } from '../../scripts/build-cms'
import { knownContent } from '../../src/cms/knownContent'
import type { Mistake } from '../../src/schema/mistake'

/** Why tests of the desk cannot run here; undefined where they can */
export const noDesk = existsSync('cms/node_modules')
  ? undefined
  : 'the packages of the desk are not installed (npm ci --prefix cms)'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** In the browser: the form of one language, beside what visitors will see of it, as an editor may choose. */
export const besidePreview = () => {
  if (!localStorage.getItem('cms.right-pane')) localStorage.setItem('cms.right-pane', 'preview')
}

/** What signing in with GitHub, in a window of its own, asks for (CONTRIBUTING.md, "The desk") */
const OPENER = 'same-origin-allow-popups'

/** Opens a server on a free port of this computer. */
export const listening = async (server: Server) => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

/**
 * A copy of the content, with the desk beside it, served from the root of an address.
 * @param settingsFor the desk's backend, given the address
 * @param prepare changes the copy before the desk learns of it
 */
export const servedDesk = async (
  settingsFor: (address: string) => DeskSettings | Promise<DeskSettings>,
  prepare: (root: string) => void | Promise<void> = () => {},
) => {
  const root = mkdtempSync(join(tmpdir(), 'desk-'))
  cpSync('content', join(root, 'content'), { recursive: true })
  mkdirSync(join(root, 'admin'))
  await prepare(root)
  const files = createServer((request, response) => {
    const url = new URL(request.url!, 'http://desk').pathname
    if (url === '/known.json') return response.end(JSON.stringify(knownContent(root)))
    const path = [join(root, 'admin', url === '/' ? 'index.html' : url), join('static', url)].find(
      (one) => existsSync(one) && statSync(one).isFile(),
    )
    if (!path) return response.writeHead(404).end()
    const headers = { 'content-type': TYPES[extname(path)] ?? '', 'cross-origin-opener-policy': OPENER }
    return response.writeHead(200, headers).end(readFileSync(path))
  })
  const address = `http://127.0.0.1:${await listening(files)}/`
  await buildDesk(join(root, 'admin'), await settingsFor(address))
  const read = (path: string) => readFileSync(join(root, 'content', path), 'utf8')
  const mistakes = () =>
    JSON.parse(
      execFileSync('node_modules/.bin/jiti', ['__tests__/browser/mistakesIn.ts', root], { encoding: 'utf8' }),
    ) as Mistake[]
  const stop = () => {
    files.close()
    files.closeAllConnections()
    rmSync(root, { recursive: true })
  }
  return { root, address, read, mistakes, stop }
}

/** The same with decap-server behind it. */
export const localDesk = async (prepare?: (root: string) => void | Promise<void>) => {
  const [port] = await freePorts(1)
  const backend = { name: 'proxy', proxy_url: `http://127.0.0.1:${port}/api/v1` }
  const desk = await servedDesk(() => ({ backend }), prepare)
  const server = spawn(process.execPath, [resolve('cms/node_modules/decap-server/dist/index.js')], {
    cwd: desk.root,
    env: { ...process.env, PORT: String(port), BIND_HOST: '127.0.0.1', LOG_LEVEL: 'error' },
  })
  const stop = () => {
    server.kill()
    desk.stop()
  }
  return { ...desk, stop }
}
