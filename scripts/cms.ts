/**
 * `npm run cms`: the editors' desk on this computer. Starts `gatsby develop` and decap-server, which writes into
 * `content/`, and prints one address.
 */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { DESK_FOLDER } from '../src/cms/deskMiddleware'
import { readOptions, runCommand } from './command'
import { buildDesk } from './build-cms'
import { checkPort } from './check-port'
import { installDesk } from './install-desk'
import { untilAnswered } from './until-answered'

const { SITE_PORT = '8000', DESK_PORT = '8081' } = process.env

const start = (file: string, args: string[], env: Record<string, string>) => {
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  process.on('exit', () => child.kill())
  child.on('exit', (code) => process.exit(code ?? 0))
  return child.stdout
}

/** Gatsby's own lines, without its addresses: editors need one. */
const OTHER_ADDRESS = /localhost|You can now view|GraphiQL|GraphQL debugger/

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit())

runCommand(async () => {
  readOptions({}, process.argv.slice(2))
  if (!installDesk()) process.exit(1)
  mkdirSync(DESK_FOLDER, { recursive: true })
  await checkPort(DESK_PORT, 'DESK_PORT')
  await checkPort(SITE_PORT, 'SITE_PORT')
  const url = `http://localhost:${DESK_PORT}/api/v1`
  await buildDesk(DESK_FOLDER, { backend: { name: 'proxy', proxy_url: url } })
  start('cms/node_modules/decap-server/dist/index.js', [], {
    PORT: DESK_PORT,
    BIND_HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
  }).resume()
  const lines = createInterface(
    start('scripts/gatsby.cjs', ['develop', '--port', SITE_PORT], {
      GATSBY_TELEMETRY_DISABLED: '1',
      CI: 'true',
    }),
  )
  lines.on('line', (line) => {
    if (line.trim() && !OTHER_ADDRESS.test(line)) console.log(line)
  })
  await untilAnswered(`http://localhost:${SITE_PORT}/admin/index.html`)
  console.log(`\nThe desk is open: http://localhost:${SITE_PORT}/admin\nCtrl+C closes it.\n`)
})
