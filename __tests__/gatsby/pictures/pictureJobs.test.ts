import { createHash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { makePictures } from '../../../src/gatsby/pictures/makePictures'
import { pictureCache } from '../../../src/gatsby/pictures/pictureCache'
import { pictureJobs } from '../../../src/gatsby/pictures/pictureJobs'

/* Pictures are encoded once: another build finds them, whatever became of Gatsby's own cache. */

const DAY_MS = 86_400_000
const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
const KEPT = join(folder, 'kept')
const MASTER = join(folder, 'master.png')
const OUT = join(folder, 'out')
type Asked = { toFormat: string; [argument: string]: unknown }
const WEBP = { toFormat: 'webp', width: 40, height: 30, quality: 72 }

beforeEach(async () => {
  mkdirSync(folder, { recursive: true })
  await sharp({ create: { width: 80, height: 60, channels: 3, background: '#0a6' } }).toFile(MASTER)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A build that wants one picture, with nothing left of earlier builds but the cache. */
const build = async (args: Asked = WEBP, contentDigest = 'digest of the master') => {
  rmSync(OUT, { recursive: true, force: true })
  await pictureJobs((path, wanted) => makePictures(pictureCache(KEPT), path, wanted))({
    inputPaths: [{ path: MASTER, contentDigest }],
    outputDir: OUT,
    args: { operations: [{ outputPath: '1a2b/picture', args }], pluginOptions: { defaultQuality: 50 } },
  })
  return readFileSync(join(OUT, '1a2b/picture'))
}
const onlyEntry = () => {
  const names = readdirSync(KEPT)
  expect(names).toHaveLength(1)
  return join(KEPT, names[0]!)
}

test('a picture is as asked for', async () => {
  expect(await sharp(await build()).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 })
})

test('without height it keeps its shape, without quality it has the default one', async () => {
  const found = await sharp(await build({ toFormat: 'jpg', width: 20 })).metadata()
  expect(found).toMatchObject({ format: 'jpeg', width: 20, height: 15 })
})

test('another build encodes nothing: the master is not even read', async () => {
  const first = await build()
  rmSync(MASTER)
  expect(await build()).toEqual(first)
})

test.each<[string, Asked, string]>([
  ['quality', { ...WEBP, quality: 60 }, 'digest of the master'],
  ['size', { ...WEBP, width: 41 }, 'digest of the master'],
  ['master', WEBP, 'another digest'],
])('another %s is another picture', async (_what, args, digest) => {
  await build()
  rmSync(MASTER)
  await expect(build(args, digest)).rejects.toThrow('master.png could not be encoded')
})

test.each<[string, (path: string) => void]>([
  ['cut off', (path) => truncateSync(path, 50)],
  ['empty', (path) => truncateSync(path)],
  [
    'damaged',
    (path) => {
      const bytes = readFileSync(path)
      bytes[bytes.length - 1]! ^= 1
      writeFileSync(path, bytes)
    },
  ],
])('a kept picture that is %s is made again, and kept', async (_how, spoil) => {
  const first = await build()
  spoil(onlyEntry())
  expect(await build()).toEqual(first)
  rmSync(MASTER)
  expect(await build()).toEqual(first)
})

test('what no build has asked for in 90 days is removed', async () => {
  await build()
  const used = onlyEntry()
  const unused = join(KEPT, createHash('sha256').update('unused').digest('hex'))
  writeFileSync(unused, '')
  const longAgo = new Date(Date.now() - 91 * DAY_MS)
  for (const path of [used, unused]) utimesSync(path, longAgo, longAgo)
  await build()
  await pictureCache(KEPT).prune()
  expect(onlyEntry()).toBe(used)
})

test('the same picture under many names is kept once, however many are made at a time', async () => {
  const cache = pictureCache(KEPT)
  const picture = Buffer.from('as many bytes as a disk takes some time to write'.repeat(40_000))
  await Promise.all(Array.from({ length: 20 }, () => cache.put('key', picture)))
  expect(readdirSync(KEPT)).toEqual(['key'])
  expect((await cache.get('key'))?.equals(picture)).toBe(true)
})

test('where nothing is kept yet there is nothing to remove', async () => {
  await expect(pictureCache(join(folder, 'absent')).prune()).resolves.toBeUndefined()
})

test('a query that asks for what is not made here says where to begin', async () => {
  await expect(build({ ...WEBP, grayscale: true })).rejects.toThrow(
    'A picture is asked for with "grayscale"; do that in src/gatsby/pictures/encodePicture.ts first.',
  )
  await expect(build({ ...WEBP, toFormat: 'tiff' })).rejects.toThrow('it is asked for as "tiff"')
})

test('a broken picture ends a build, and not the server of develop', async () => {
  truncateSync(MASTER, 60)
  await expect(build()).rejects.toThrow('master.png could not be encoded')
  jest.replaceProperty(process, 'env', { ...process.env, gatsby_executing_command: 'develop' })
  await expect(build()).rejects.toThrow('no such file')
  jest.restoreAllMocks()
})

test('what only makes the decoder warn is encoded', async () => {
  const jpeg = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#0a6' } })
    .jpeg()
    .toBuffer()
  const tables = jpeg.indexOf(Buffer.from([0xff, 0xdb]))
  writeFileSync(MASTER, Buffer.concat([jpeg.subarray(0, tables), Buffer.from([1, 2, 3]), jpeg.subarray(tables)]))
  expect(await sharp(await build()).metadata()).toMatchObject({ width: 40, height: 30 })
})
