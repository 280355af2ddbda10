/** `npm run cms`: the editors' desk on this computer, which `gatsby develop` serves and which writes into `content/`. */
import { spawnSync } from 'node:child_process'
import { buildDesk } from './build'
import { DESK_FOLDER } from './developMiddleware'

await buildDesk(DESK_FOLDER, { name: 'proxy', proxy_url: '/api/v1' })
const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', IS_DESK_OPEN: 'true' }
process.exitCode = spawnSync(process.execPath, ['scripts/gatsby.cjs', 'develop'], { stdio: 'inherit', env }).status ?? 1
