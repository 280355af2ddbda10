import { spawn } from 'node:child_process'

const answers = (origin) =>
  fetch(origin).then(
    () => true,
    () => false,
  )

/** Serves the last build on a port. Resolves to its address and a function that ends it; rejects if nothing was built. */
export const serveBuilt = async (port) => {
  const origin = `http://localhost:${port}`
  const server = spawn('npx', ['gatsby', 'serve', '--port', String(port)], { detached: true, stdio: 'ignore' })
  const stop = () => process.kill(-server.pid)
  for (let tries = 0; tries < 60; tries += 1) {
    if (await answers(origin)) return { origin, stop }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  stop()
  throw new Error('gatsby serve did not start; run `npm run build` first.')
}
