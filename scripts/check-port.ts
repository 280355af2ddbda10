import { createServer } from 'node:net'
import { UsageError } from './command'

/**
 * Throws `UsageError` where something else listens on a port of this computer already.
 * @param setting name of the environment variable that chooses another one
 */
export const checkPort = (port: string, setting: string): Promise<void> =>
  new Promise((free, taken) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      taken(
        new UsageError(
          code === 'EADDRINUSE'
            ? `Port ${port} is taken; end what runs there (another npm run cms or npm run develop?), or choose another one: ${setting}=${Number(port) + 1} npm run cms`
            : `Port ${port} cannot be used (${code}); choose another one with ${setting}`,
        ),
      ),
    )
    server.listen(Number(port), '127.0.0.1', () => server.close(() => free()))
  })
