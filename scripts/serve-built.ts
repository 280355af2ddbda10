import { spawn } from 'node:child_process'
import { sitePathOf } from '../src/gatsby/sitePathOf'
import { untilAnswered } from './until-answered'

/** Serves the last build on a port. Resolves to its address, without a slash at the end, and a function that ends it; rejects if nothing was built. */
export const serveBuilt = async (port: number) => {
  const address = `http://localhost:${port}${sitePathOf()}`
  const args = ['scripts/gatsby.cjs', 'serve', '--port', String(port)]
  const server = spawn(process.execPath, args, { detached: true, stdio: 'ignore' })
  const stop = () => process.kill(-server.pid!)
  if (await untilAnswered(address, 30_000)) return { address, stop }
  stop()
  throw new Error('gatsby serve did not start; run `npm run build` first.')
}
