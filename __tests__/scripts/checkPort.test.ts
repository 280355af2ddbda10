import { createServer, type AddressInfo, type Server } from 'node:net'
import { checkPort } from '../../scripts/check-port'

let other: Server
beforeEach(() => (other = createServer()))
const listens = (host?: string) =>
  new Promise<string>((done) => other.listen(0, host, () => done(String((other.address() as AddressInfo).port))))
const closes = () => new Promise((done) => other.close(done))

test.each(['127.0.0.1', '0.0.0.0', undefined])('what listens on %s is told', async (host) => {
  const port = await listens(host)
  await expect(checkPort(port, 'DESK_PORT')).rejects.toThrow(
    `Port ${port} is taken; end what runs there (another npm run cms or npm run develop?), or choose another one: DESK_PORT=${Number(port) + 1} npm run cms`,
  )
  await closes()
  await expect(checkPort(port, 'DESK_PORT')).resolves.toBeUndefined()
})
