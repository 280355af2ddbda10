import { createRequire } from 'node:module'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOnce } from '../../../src/gatsby/patches/hashOnce'
import { temporaryFolder } from '../../setup/temporaryFolder'

const requireFromGatsby = createRequire(require.resolve('gatsby/package.json'))
const hasha = requireFromGatsby('hasha') as { fromFileSync(path: string, options: object): string }
const { isJobStale } = requireFromGatsby('./dist/utils/jobs/manager') as {
  isJobStale(job: { inputPaths: { path: string; contentDigest: string }[] }): boolean
}

const PICTURE = join(temporaryFolder(), 'lead.jpg')

test('of many jobs on one picture Gatsby hashes it for the first, and again when it has changed', () => {
  const original = jest.spyOn(hasha, 'fromFileSync')
  writeFileSync(PICTURE, 'the old one')
  const contentDigest = hasha.fromFileSync(PICTURE, { algorithm: 'sha1' })
  const job = { inputPaths: [{ path: PICTURE, contentDigest }] }
  const stale = () => [1, 2, 3].map(() => isJobStale(job))

  original.mockClear()
  expect(stale()).toEqual([false, false, false])
  // Gatsby alone
  expect(original).toHaveBeenCalledTimes(3)

  hashOnce()
  original.mockClear()
  expect(stale()).toEqual([false, false, false])
  expect(original).toHaveBeenCalledTimes(1)

  writeFileSync(PICTURE, 'another one')
  expect(stale()).toEqual([true, true, true])
  expect(original).toHaveBeenCalledTimes(2)
})

test('it says when hasha has become another one', () => {
  expect(() => hashOnce({})).toThrow('hasha has no fromFileSync() any more')
})
