/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import hasha from 'hasha'

const hashed: string[] = []
const { fromFileSync } = hasha
hasha.fromFileSync = ((path: string, options: { algorithm: string }) => {
  hashed.push(path)
  return fromFileSync(path, options)
}) as typeof fromFileSync

test('a file is hashed once, and again when it has changed', async () => {
  await import('../../src/gatsby/hashedOnce')
  const file = join(mkdtempSync(join(tmpdir(), 'hashed-')), 'lead.jpg')
  writeFileSync(file, 'a reef')
  const first = hasha.fromFileSync(file, { algorithm: 'sha1' })
  expect(hasha.fromFileSync(file, { algorithm: 'sha1' })).toBe(first)
  expect(hashed).toEqual([file])
  writeFileSync(file, 'a reef that has grown')
  expect(hasha.fromFileSync(file, { algorithm: 'sha1' })).not.toBe(first)
  expect(hashed).toHaveLength(2)
})

test('what Gatsby hashes with is what this site names', () => {
  const gatsby = dirname(require.resolve('gatsby/package.json'))
  expect(require.resolve('hasha', { paths: [gatsby] })).toBe(require.resolve('hasha'))
})
