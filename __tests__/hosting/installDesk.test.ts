import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installDesk } from '../../scripts/install-desk'
import { temporaryFolder } from '../setup/temporaryFolder'

const folder = temporaryFolder()
const lockfile = (text: string) => writeFileSync(join(folder, 'package-lock.json'), text)
const ci = jest.fn(() => {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  return true
})
const { version } = process
const withNode = (value: string) => Object.defineProperty(process, 'version', { value })

beforeEach(() => ci.mockClear())
afterEach(() => withNode(version))

test('packages are installed once', () => {
  lockfile('{}')
  expect([installDesk(folder, ci), installDesk(folder, ci)]).toEqual([true, true])
  expect(ci).toHaveBeenCalledTimes(1)
})

test('and again where the lockfile or Node has changed, or nobody knows what lies there', () => {
  lockfile('{ "newer": true }')
  installDesk(folder, ci)
  expect(ci).toHaveBeenCalledTimes(1)
  withNode('v20.99.0')
  installDesk(folder, ci)
  expect(ci).toHaveBeenCalledTimes(2)
  rmSync(join(folder, 'node_modules'), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  installDesk(folder, ci)
  expect(ci).toHaveBeenCalledTimes(3)
})

test('a failure is said, and does not count as installed', () => {
  lockfile('{ "newest": true }')
  ci.mockReturnValueOnce(false)
  expect(installDesk(folder, ci)).toBe(false)
  // what was there before is half removed
  lockfile('{ "newer": true }')
  expect(installDesk(folder, ci)).toBe(true)
  expect(ci).toHaveBeenCalledTimes(2)
})
