/** Debian's nginx with hosting/nginx.conf, but for TLS, on a site of a few files. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { HEADERS } from '../../src/config/hosting'
import { temporaryFolder } from '../setup/temporaryFolder'

const NGINX = '/usr/sbin/nginx'
const isInstalled = spawnSync(NGINX, ['-v']).status === 0
/** With CI set it has to run, unless `.ci/run` could not install it. */
const mustRun = Boolean(process.env.CI) && !process.env.CI_WITHOUT?.includes('nginx')
const PORT = 9300 + (process.pid % 50)
const FILES = {
  'index.html': 'home',
  'dive-with-us/index.html': 'dive',
  '404.html': 'unknown',
  'id/index.html': 'beranda',
  'id/404.html': 'tidak ada',
  'app-2832c84dc92429d10a34.js': 'start()',
  _headers: 'for others',
}

let nginx: ChildProcess | undefined
afterAll(async () => {
  if (nginx?.kill()) await once(nginx, 'exit')
})
const folder = temporaryFolder()

const siteOf = (shipped: string) =>
  shipped
    // the first server only leads from HTTP to HTTPS
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, '')
    .replaceAll(/^ *(listen \[::\]|ssl_).*\n/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${PORT};`)
    .replace(/root [^;]+current;/, `root "${folder}/public";`)

const get = (path: string) => fetch(`http://127.0.0.1:${PORT}${path}`, { redirect: 'manual' })

beforeAll(async () => {
  if (!isInstalled) return
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(folder, 'public', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`)
  const around = `${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; daemon off; events {} http { access_log off; ${own.join(' ')}`
  writeFileSync(join(folder, 'nginx.conf'), `${around}\n${siteOf(readFileSync('hosting/nginx.conf', 'utf8'))}}`)
  nginx = spawn(NGINX, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  for (let tries = 0; tries < 100 && !(await get('/').catch(() => false)); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
})
;(isInstalled || mustRun ? test : test.skip).each([
  ['/', 200, 'home'],
  ['/dive-with-us', 200, 'dive'],
  ['/dive-with-us/', 301, undefined],
  ['/Dive-With-Us', 404, 'unknown'],
  ['/no-such-page', 404, 'unknown'],
  ['/404', 404, 'unknown'],
  ['/_headers', 404, 'unknown'],
  ['/.git/config', 404, 'unknown'],
  ['/id', 200, 'beranda'],
  ['/id/no-such-page', 404, 'tidak ada'],
  ['/app-2832c84dc92429d10a34.js', 200, 'start()'],
])('%s: %d with every header', async (path, status, text) => {
  const response = await get(path)
  expect(response.status).toBe(status)
  if (text) expect(await response.text()).toBe(text)
  else expect(response.headers.get('location')).toBe('/dive-with-us')
  for (const [name, value] of Object.entries(HEADERS)) expect(response.headers.get(name)).toBe(value)
  expect(response.headers.get('cache-control')).toMatch(path.endsWith('.js') ? /immutable/ : /must-revalidate/)
})
