/** The editors' desk on a copy of the content, as `npm run cms` has it, and what editors do there, by role and name. */
import { expect, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { buildDesk, type BackendSettings } from '../../desk/build'
import { knownContent } from '../../desk/knownContent'
import { checkContent } from '../../src/schema/checkContent'

/** Why tests of the desk cannot run here; undefined where they can */
export const noDesk = existsSync('desk/packages/node_modules')
  ? undefined
  : 'the packages of the desk are not installed (npm ci --prefix desk/packages)'

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Opens a server on a free port of this computer. */
export const listening = async (server: Server) => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

/**
 * A copy of the content, with the desk beside it, served from the root of an address.
 * @param backend of the desk; without one, decap-server
 */
export const openedDesk = async (backend?: BackendSettings) => {
  const root = mkdtempSync(join(tmpdir(), 'desk-'))
  cpSync('content', join(root, 'content'), { recursive: true })
  const files = createServer((request, response) => {
    const url = new URL(request.url!, 'http://desk').pathname
    if (url === '/known.json') return response.end(JSON.stringify(knownContent(root)))
    const path = [join(root, 'admin', url === '/' ? 'index.html' : url), join('static', url)].find(
      (one) => existsSync(one) && statSync(one).isFile(),
    )
    if (!path) return response.writeHead(404).end()
    // what signing in with GitHub, in a window of its own, asks for
    const headers = {
      'content-type': TYPES[extname(path)] ?? '',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    }
    return response.writeHead(200, headers).end(readFileSync(path))
  })
  const address = `http://127.0.0.1:${await listening(files)}/`
  const free = createServer()
  const port = String(await listening(free))
  free.close()
  await buildDesk(join(root, 'admin'), backend ?? { name: 'proxy', proxy_url: `http://127.0.0.1:${port}/api/v1` })
  const server = backend
    ? undefined
    : spawn(process.execPath, [resolve('desk/packages/node_modules/decap-server/dist/index.js')], {
        cwd: root,
        env: { ...process.env, PORT: port, BIND_HOST: '127.0.0.1', LOG_LEVEL: 'error' },
      })
  return {
    root: join(root, 'content'),
    address,
    read: (path: string) => readFileSync(join(root, 'content', path), 'utf8'),
    isThere: (path: string) => existsSync(join(root, 'content', path)),
    mistakes: async () => (await checkContent(root)).mistakes,
    stop: () => {
      server?.kill()
      files.close()
      files.closeAllConnections()
      rmSync(root, { recursive: true })
    },
  }
}

export type OpenedDesk = Awaited<ReturnType<typeof openedDesk>>

/** From another page: Decap CMS asks whether to leave a form. */
export const openForm = async (page: Page, { address }: OpenedDesk, form: string) => {
  await page.goto('about:blank')
  await page.goto(`${address}#/collections/${form}`)
}

export const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Publish now' }).click()
}

/** What the desk says at the foot of the screen */
export const notice = (page: Page) => page.locator('.desk-notice')

export const saved = (page: Page) => expect(notice(page)).toContainText('Saved. Visitors see it')
