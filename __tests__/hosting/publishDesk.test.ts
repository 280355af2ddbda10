/** What `npm run build`, and so every deploy, does about the editors' desk; the desk itself is not built here. */
import { existsSync, mkdirSync } from 'node:fs'
import { siteBackend } from '../../src/cms/siteBackend'
import { buildDesk } from '../../scripts/build-cms'
import { temporaryFolder } from '../setup/temporaryFolder'

jest.mock('../../scripts/build-cms', () => ({ buildDesk: jest.fn() }))
jest.mock('../../scripts/install-desk', () => ({ installDesk: () => true }))
jest.mock('../../src/cms/siteBackend', () => ({ siteBackend: { name: 'github', repo: '' } }))
jest.mock('../../src/cms/knownContent', () => ({ knownContent: () => ({ routes: [] }) }))

const project = process.cwd()
const folder = temporaryFolder()
beforeAll(() => process.chdir(folder))
afterAll(() => process.chdir(project))

test.each([
  ['foundation/site', true],
  ['owner/repository', false],
])('with %s for a repository there is a desk: %s; none is left of an earlier build', async (repo, isThere) => {
  siteBackend.repo = repo
  mkdirSync('public/admin/old', { recursive: true })
  await jest.isolateModulesAsync(async () => {
    await import('../../scripts/publish-desk')
  })
  const isDone = () => (isThere ? existsSync('public/admin/known.json.gz') : !existsSync('public/admin'))
  while (!isDone()) await new Promise(setImmediate)
  expect(existsSync('public/admin/old')).toBe(false)
  expect(buildDesk).toHaveBeenCalledTimes(1)
})
