/**
 * `npm run cms`: the editors' desk on this computer. Starts `gatsby develop` and decap-server, which writes into `content/`, and
 * prints one address.
 */
import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { buildDesk } from './build'
import { DESK_FOLDER } from './developMiddleware'

const { SITE_PORT = '8000', DESK_PORT = '8081' } = process.env

const start = (command: string, args: string[], env: Record<string, string>) => {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
  process.on('exit', () => child.kill())
  child.on('exit', (code) => process.exit(code ?? 0))
}

const isAnswered = (address: string) =>
  fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit())
await buildDesk(DESK_FOLDER, { name: 'proxy', proxy_url: `http://localhost:${DESK_PORT}/api/v1` })
start(process.execPath, ['desk/packages/node_modules/decap-server/dist/index.js'], {
  PORT: DESK_PORT,
  BIND_HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
})
start('npm', ['run', '--silent', 'develop', '--', '--port', SITE_PORT], {
  GATSBY_TELEMETRY_DISABLED: '1',
  CI: 'true',
})
const desk = `http://localhost:${SITE_PORT}/admin`
while (!(await isAnswered(`${desk}/index.html`))) await setTimeout(200)
console.log(`\nThe desk is open: ${desk}\nCtrl+C closes it.\n`)
