/** What `npm run build`, and so every deploy, does about the editors' desk; the desk itself is not built here. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteBackend } from '../../src/cms/siteBackend'
import { buildDesk } from '../../scripts/build-cms'
import { installDesk } from '../../scripts/install-desk'
import { compressFiles } from '../../src/gatsby/compressFiles'

jest.mock('../../scripts/build-cms', () => ({ buildDesk: jest.fn() }))
jest.mock('../../scripts/install-desk', () => ({ installDesk: jest.fn(() => true) }))
jest.mock('../../src/cms/siteBackend', () => ({ siteBackend: { name: 'github', repo: '' } }))
jest.mock('../../src/gatsby/compressFiles', () => ({ compressFiles: jest.fn() }))
jest.mock('../../src/cms/knownContent', () => ({ knownContent: () => ({ routes: [] }) }))

const project = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'built-'))
const publish = async (repo: string) => {
  siteBackend.repo = repo
  await jest.isolateModulesAsync(async () => {
    await import('../../scripts/publish-desk')
  })
  await new Promise(setImmediate)
}

beforeAll(() => process.chdir(folder))
beforeEach(() => {
  jest.clearAllMocks()
  mkdirSync('public/admin', { recursive: true })
  writeFileSync('public/admin/old.svg', '')
})
afterAll(() => {
  process.chdir(project)
  rmSync(folder, { recursive: true })
})

test('a desk that saves in a repository is built beside the site', async () => {
  await publish('foundation/site')
  expect(installDesk).toHaveBeenCalledTimes(1)
  expect(buildDesk).toHaveBeenCalledWith('public/admin', { backend: siteBackend }, '')
  expect(readdirSync('public/admin')).toEqual(['known.json'])
  expect(compressFiles).toHaveBeenCalledWith('public/admin')
})

test('as long as none is named there is no desk, and none is left of an earlier build', async () => {
  await publish('owner/repository')
  expect(installDesk).toHaveBeenCalledTimes(0)
  expect(existsSync('public/admin')).toBe(false)
})

test('npm run build does it, which is what deploys and npm test run', () => {
  const { scripts } = jest.requireActual<{ scripts: Record<string, string> }>('../../package.json')
  expect(scripts.build).toBe('node scripts/gatsby.cjs build && jiti scripts/publish-desk.ts')
})
