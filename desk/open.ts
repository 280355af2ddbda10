/** `npm run cms`: the editors' desk on this computer, which `gatsby develop` serves and decap-server lets write into `content/`. */
import { spawn } from 'node:child_process'
import { buildDesk } from './build'
import { DESK_FOLDER } from './developMiddleware'

const PORT = '8081'

await buildDesk(DESK_FOLDER, { name: 'proxy', proxy_url: `http://127.0.0.1:${PORT}/api/v1` })
// a process of its own: no save waits for pages that are drawn
const server = spawn(process.execPath, ['desk/packages/node_modules/decap-server/dist/index.js'], {
  stdio: 'inherit',
  env: { ...process.env, PORT, BIND_HOST: '127.0.0.1', LOG_LEVEL: 'error' },
})
spawn(process.execPath, ['scripts/gatsby.cjs', 'develop'], {
  stdio: 'inherit',
  env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', IS_DESK_OPEN: 'true' },
}).on('exit', (code) => {
  server.kill()
  process.exitCode = code ?? 1
})
