import { statSync, utimesSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { digestOfBytes } from '../../../src/gatsby/patches/digestOfBytes'
import { temporaryFolder } from '../../setup/temporaryFolder'

type Create = (
  path: string,
  id: (path: string) => string,
  options: object,
  cache: object,
) => Promise<{ internal: { contentDigest: string } }>
const plugin = createRequire(__filename)('gatsby-source-filesystem/create-file-node') as { createFileNode: Create }

const PICTURE = join(temporaryFolder(), 'lead.jpg')

/** Two builds with one cache, between which a picture is written over by another of its size, and keeps its time. */
const digests = async (create: Create) => {
  const kept = new Map<string, string>()
  const cache = {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: string) => Promise.resolve(void kept.set(key, value)),
  }
  const build = async () => (await create(PICTURE, (path) => path, {}, cache)).internal.contentDigest
  writeFileSync(PICTURE, 'the old one')
  const { atime, mtime, ino, mtimeMs } = statSync(PICTURE)
  utimesSync(PICTURE, atime, mtime)
  const before = await build()
  writeFileSync(PICTURE, 'another one')
  utimesSync(PICTURE, atime, mtime)
  expect(statSync(PICTURE)).toMatchObject({ ino, size: 11 })
  expect(Math.abs(statSync(PICTURE).mtimeMs - mtimeMs)).toBeLessThan(1)
  return [before, await build()]
}

test('the plugin alone takes the new one for the old one, with the patch it does not', async () => {
  const [old, unseen] = await digests(plugin.createFileNode)
  expect(unseen).toBe(old)
  digestOfBytes()
  const [before, after] = await digests(plugin.createFileNode)
  expect(before).toBe(old)
  expect(after).not.toBe(before)
})

test('it says when the plugin has become another one', () => {
  expect(() => digestOfBytes({})).toThrow('gatsby-source-filesystem has no createFileNode() any more')
})
