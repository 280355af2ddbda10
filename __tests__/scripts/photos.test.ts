import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { putPhotosRight } from '../../scripts/photos'
import { checkContent } from '../../src/schema/checkContent'
import { copyOfExample, FOLDER } from '../schema/exampleContent'
import { setsField } from '../schema/spoil'

let root: string
let folder: string

beforeEach(async () => {
  root = await copyOfExample()
  folder = join(root, FOLDER)
})

const put = (name: string, data: Buffer) => writeFileSync(join(folder, name), data)
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#258' } })

test('a photograph becomes upright and small, has a plain name, and says nothing of its place', async () => {
  const turned = plain(3000, 2000)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '8/1 24/1 0/1' } })
  put('WhatsApp Image (2).JPEG', await turned.jpeg().toBuffer())
  expect(await putPhotosRight(folder)).toEqual({
    changed: ['whatsapp-image-2.jpg (it was WhatsApp Image (2).JPEG)'],
    mistakes: [],
  })
  const { width, height, exif } = await sharp(readFileSync(join(folder, 'whatsapp-image-2.jpg'))).metadata()
  expect({ width, height, exif }).toEqual({ width: 1600, height: 2400, exif: undefined })
})

test('what is seen through stays a PNG, other pictures become JPEGs, and no other file is written over', async () => {
  const before = readFileSync(join(folder, 'lead.jpg'))
  put('A.PNG', await plain(400, 400).ensureAlpha(0.5).png().toBuffer())
  put('LEAD.JFIF', await plain(1600, 900).jpeg().toBuffer())
  await putPhotosRight(folder)
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['a.png', 'lead-2.jpg']))
  expect(readFileSync(join(folder, 'lead.jpg'))).toEqual(before)
})

test('texts beside a picture name it anew', async () => {
  put('Karang é.png', await plain(2600, 1300).png().toBuffer())
  await setsField(`${FOLDER}/index.md`, 'secondPicture', '"Karang é.png"')(root)
  expect(await putPhotosRight(folder)).toEqual({ changed: ['karang-e.jpg (it was Karang é.png)'], mistakes: [] })
  expect((await checkContent(root)).mistakes).toEqual([])
})

test('what is no picture, or half of one, stays and is a sentence', async () => {
  put('text.jpg', Buffer.from('a text'))
  put('Half 1.jpg', (await plain(1600, 900).jpeg().toBuffer()).subarray(0, 3000))
  expect((await putPhotosRight(folder)).mistakes.map((one) => one.split(' is ')[0])).toEqual(['Half 1.jpg', 'text.jpg'])
  expect(readdirSync(folder)).toContain('Half 1.jpg')
})
