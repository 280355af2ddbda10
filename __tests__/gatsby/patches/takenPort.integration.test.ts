import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { takenPort } from '../../../src/gatsby/patches/takenPort'

const GATSBY = resolve('scripts/gatsby.cjs')

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'port-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test.each(['serve', 'develop'])(
  'a port that is taken ends gatsby %s with 1 where nobody can be asked',
  async (command) => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    writeFileSync(join(root, 'package.json'), '{"name":"site","dependencies":{"gatsby":"5"}}')
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir')
    mkdirSync(join(root, '.cache'))
    writeFileSync(join(root, '.cache/match-paths.json'), '[]')
    // what is asked for is never answered, nor does it end
    const child = spawn(process.execPath, [GATSBY, command, '--host', '127.0.0.1', '--port', String(port)], {
      cwd: root,
    })
    let text = ''
    child.stderr.on('data', (part) => (text += part))
    child.stdout.resume()
    const [status] = await once(child, 'close')
    server.close()
    expect(status).toBe(1)
    expect(text).toContain(
      `Port ${port} is taken, so nothing is served; end what runs there, or add -- --port ${port + 1}\n`,
    )
  },
  60_000,
)

test('it stops where Gatsby looks for a free port otherwise', () => {
  expect(() => takenPort({} as Parameters<typeof takenPort>[0], undefined, jest.fn() as never)).toThrow('takenPort.ts')
})
