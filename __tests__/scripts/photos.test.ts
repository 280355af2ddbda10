import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { addPhotos, folderAt } from '../../scripts/photos'
import { checkContent } from '../../src/schema/checkContent'
import { copyOfExample, FOLDER } from '../schema/exampleContent'
import { setsField } from '../schema/spoil'
import { HEIC, HEIC_OF_SOMEBODY } from './heicPatches'

let root: string
let folder: string
let photos: string

beforeEach(async () => {
  root = await copyOfExample()
  folder = join(root, FOLDER)
  photos = join(root, 'photos')
  mkdirSync(photos)
})

const photo = (name: string, data: Buffer) => {
  writeFileSync(join(photos, name), data)
  return join(photos, name)
}
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#258' } })
const added = (name: string) => sharp(readFileSync(join(folder, name))).metadata()

test('a photograph becomes upright and small, has a plain name, and says nothing of its place', async () => {
  const turned = plain(3000, 2000)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '8/1 24/1 0/1' } })
  const file = photo('WhatsApp Image (2).JPEG', await turned.jpeg().toBuffer())
  expect(await addPhotos(folder, [file])).toEqual({
    added: ['whatsapp-image-2.jpg: 1600 × 2400 pixels (it was WhatsApp Image (2).JPEG)'],
    mistakes: [],
  })
  const { width, height, exif } = await added('whatsapp-image-2.jpg')
  expect({ width, height, exif }).toEqual({ width: 1600, height: 2400, exif: undefined })
})

test('a telephone’s HEIC becomes an upright JPEG in its own colours', async () => {
  expect(
    (await addPhotos(folder, [photo('IMG_1.HEIC', HEIC), photo('IMG_2.HEIC', HEIC_OF_SOMEBODY)])).mistakes,
  ).toEqual([])
  const { format, icc } = await added('img-1.jpg')
  expect({ format, hasProfile: icc !== undefined }).toEqual({ format: 'jpeg', hasProfile: true })
  const pixels = await sharp(join(folder, 'img-1.jpg')).toColourspace('srgb').removeAlpha().raw().toBuffer()
  const isNear = (_value: number, at: number) =>
    at % 3 === 0 && [200, 70, 70].every((wanted, i) => Math.abs(pixels[at + i]! - wanted) < 8)
  expect(pixels.some(isNear)).toBe(true)
  expect((await added('img-2.jpg')).exif).toBeUndefined()
})

test('what is seen through stays a PNG, other pictures become JPEGs', async () => {
  const clear = await plain(400, 400).ensureAlpha(0.5).png().toBuffer()
  const wide = await plain(400, 400).webp().toBuffer()
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h9v9z"/></svg>')
  await addPhotos(folder, [photo('a.png', clear), photo('b.webp', wide), photo('c.svg', drawing)])
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['a.png', 'b.jpg', 'c.png']))
  expect(await added('c.png')).toMatchObject({ width: 900, height: 300 })
})

test('no other file is written over', async () => {
  const before = readFileSync(join(folder, 'lead.jpg'))
  await addPhotos(folder, [photo('lead.jpg', await plain(1600, 900).jpeg().toBuffer())])
  expect(readFileSync(join(folder, 'lead.jpg'))).toEqual(before)
  expect(readdirSync(folder)).toContain('lead-2.jpg')
})

test('pictures of a folder are put right, and the texts beside them name them anew', async () => {
  writeFileSync(join(folder, 'Karang é.png'), await plain(2600, 1300).png().toBuffer())
  await setsField(`${FOLDER}/index.md`, 'secondPicture', '"Karang é.png"')(root)
  const { added: said, mistakes } = await addPhotos(folder, [])
  expect(mistakes).toEqual([])
  expect(said).toEqual([expect.stringMatching(/^karang-e\.\w+: 2400 × 1200 pixels/)])
  expect((await checkContent(root)).mistakes).toEqual([])
})

test('what is no picture, or not there, is a sentence', async () => {
  const half = (await plain(1600, 900).jpeg().toBuffer()).subarray(0, 3000)
  const files = [photo('text.jpg', Buffer.from('a text')), photo('half.jpg', half), join(photos, 'gone.jpg')]
  const { added: said, mistakes } = await addPhotos(folder, files)
  expect(said).toEqual([])
  expect(mistakes).toHaveLength(3)
})

test('a folder is found as people type it', () => {
  for (const typed of [FOLDER, FOLDER.replace('content/', ''), folder]) expect(folderAt(root, typed)).toBe(folder)
  for (const typed of ['news/99-nothing', 'photos', 'content/news']) expect(folderAt(root, typed)).toBeUndefined()
})
