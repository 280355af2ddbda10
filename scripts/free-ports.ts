import { createServer, type AddressInfo, type Server } from 'node:net'

const listening = () =>
  new Promise<Server>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => done(server))
  })

/** Ports of this computer on which nothing listens. All are held before the first is given back, so that none comes twice. */
export const freePorts = async (count: number) => {
  const servers = await Promise.all(Array.from({ length: count }, listening))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return ports
}
