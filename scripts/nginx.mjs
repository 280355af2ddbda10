/** Starts Debian's nginx on public/ with the shipped configuration, as whoever asks, on a free port. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { untilAnswered } from './until-answered.mjs'

const BINARIES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx']
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Where nginx is; undefined where it isn't installed. */
export const nginxPath = () => BINARIES.find((path) => existsSync(path))
export const hasBrotli = () => existsSync(BROTLI)

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })

/** The shipped configuration for this port, with the last build. */
const shippedSite = (port) => {
  const shipped = readFileSync('hosting/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/root [^;]+;/, `root "${resolve('public')}";`)
  return hasBrotli() ? shipped.replace('# brotli_static on;', 'brotli_static on;') : shipped
}

/** What stands around a site, with nginx's own files in a folder of its own. */
const configuration = (folder, site) =>
  `${hasBrotli() ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr error;
daemon off;
worker_processes 1;
events {}
http {
  access_log off;
  sendfile on;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${site}
}
`

/**
 * Resolves to the address, the process id and a function that ends the server. Throws, with nginx's own words above, if it
 * won't start.
 * @param site what stands in nginx's http block, for a port
 */
export const startNginx = async (site = shippedSite) => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, site(port)))
  const server = spawn(nginxPath(), ['-p', folder, '-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise((done) => server.once('exit', done))
  void ended.then(() => rmSync(folder, { recursive: true, force: true }))
  const address = `http://127.0.0.1:${port}`
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
  }
  if (!(await untilAnswered(address, 5_000))) {
    await stop()
    throw new Error('nginx did not start.')
  }
  return { address, pid: server.pid, stop, ended }
}
