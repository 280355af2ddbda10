import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { markBuild, unmarkBuild } from '../../src/gatsby/buildMark'
import { temporaryFolder } from '../setup/temporaryFolder'

const folder = temporaryFolder()
const home = process.cwd()
beforeEach(() => process.chdir(folder))
afterEach(() => process.chdir(home))

const start = () => spawnSync(process.execPath, [join(home, 'scripts/gatsby.cjs'), '--version'])

test('the cache of a build that was broken off is deleted; that of one which came to its end stays', () => {
  markBuild()
  unmarkBuild()
  start()
  expect(existsSync('.cache')).toBe(true)
  markBuild()
  start()
  expect(existsSync('.cache')).toBe(false)
})
