import { spawn } from 'node:child_process'
import { untilAnswered } from './until-answered'

/** Serves the last build on a port. Resolves to its address and a function that ends it; rejects if nothing was built. */
export const serveBuilt = async (port: number) => {
  const address = `http://localhost:${port}`
  const server = spawn('npx', ['gatsby', 'serve', '--port', String(port)], { detached: true, stdio: 'ignore' })
  const stop = () => process.kill(-server.pid!)
  if (await untilAnswered(address, 30_000)) return { address, stop }
  stop()
  throw new Error('gatsby serve did not start; run `npm run build` first.')
}
