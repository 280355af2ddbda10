/** Starts Debian's nginx on public/ with the shipped configuration, as whoever asks, on free ports. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePorts } from './free-ports'
import { untilAnswered } from './until-answered'

const BINARIES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx']
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const nginxPath = () => BINARIES.find((path) => existsSync(path))
/** What has to be installed before `startNginx` can be called; undefined where all is there. */
export const missingForNginx = () =>
  nginxPath() && spawnSync('openssl', ['version']).status === 0
    ? undefined
    : 'nginx or openssl is not installed (Debian: apt-get install nginx-light openssl)'
export const hasBrotli = () => existsSync(BROTLI)

/** A certificate for localhost that nobody else trusts. */
const certify = (folder: string) => {
  const args = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  const { status, stderr } = spawnSync('openssl', [...args.split(' '), ...files], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`openssl made no certificate. ${stderr}`)
}

interface Ports {
  plain: number
  secure: number
  redirect: number
}
/** What stands in nginx's http block, for these ports and a folder of its own. */
export type NginxSite = (ports: Ports, folder: string) => string

/**
 * A configuration as `npm run hosting` writes it with the last build, on these ports; also without TLS, for who asks letter
 * for letter.
 */
export const siteOfLastBuild =
  (configuration: string): NginxSite =>
  ({ plain, secure, redirect }, folder) => {
    certify(folder)
    const shipped = configuration
      .replaceAll(/^ *listen \[::\]:.*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${redirect};`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${secure} ssl http2;\n  listen 127.0.0.1:${plain};`)
      .replace(/root [^;]+current;/, `root "${resolve('public')}";`)
      .replaceAll('/etc/letsencrypt/live/example.org', folder)
    return hasBrotli() ? shipped.replace('# brotli_static on;', 'brotli_static on;') : shipped
  }

/** The shipped one. */
export const shippedSite: NginxSite = (...given) =>
  siteOfLastBuild(readFileSync('hosting/nginx.conf', 'utf8'))(...given)

/** What stands around a site, with nginx's own files in a folder of its own. */
const configuration = (folder: string, site: string) =>
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
 * Resolves to where nginx answers (`address`; `secureAddress` with HTTP/2 and a certificate of its own; `redirectAddress`,
 * which leads from HTTP to HTTPS), its process id and a function that ends it. Throws, with nginx's own words above, if it
 * won't start.
 * @param path of a page that it serves; the root of the host where it is left out
 */
export const startNginx = async (site = shippedSite, path = '') => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const [plain = 0, secure = 0, redirect = 0] = await freePorts(3)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, site({ plain, secure, redirect }, folder)))
  const server = spawn(nginxPath()!, ['-p', folder, '-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  void ended.then(() => rmSync(folder, { recursive: true, force: true }))
  const address = `http://127.0.0.1:${plain}`
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
  }
  if (!(await untilAnswered(address + path, 5_000))) {
    await stop()
    throw new Error('nginx did not start.')
  }
  return {
    address,
    secureAddress: `https://localhost:${secure}`,
    redirectAddress: `http://127.0.0.1:${redirect}`,
    pid: server.pid!,
    stop,
    ended,
  }
}
