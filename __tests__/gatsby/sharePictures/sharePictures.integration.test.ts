import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { sharePainter, SHEETS } from '../../../src/gatsby/sharePictures/sharePicture'
import { pictureCache } from '../../../src/gatsby/pictures/pictureCache'
import { sharePictures, type OrderedPicture } from '../../../src/gatsby/sharePictures/sharePictures'

// a machine that does other work besides takes a while to encode
jest.setTimeout(30_000)

let root: string
let order: OrderedPicture

const TEMPLATE = ['src/gatsby/sharePictures', 'src/styles/fonts', 'static/favicon.svg']

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'share-'))
  for (const path of TEMPLATE) cpSync(path, join(root, path), { recursive: true })
  const picture = join(root, 'picture.jpg')
  await sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#8cc' } })
    .jpeg()
    .toFile(picture)
  order = {
    title: 'Ocean matters',
    name: 'Indonesia Biru Foundation',
    picture,
    digest: 'first',
    focus: null,
    sheet: 'deep',
  }
})
afterAll(() => rmSync(root, { recursive: true }))

const share = (pages: OrderedPicture[]) => sharePictures(root, pages, pictureCache(join(root, '.pictures')))
const inPublic = (path: string) => join(root, 'public', path)

test('a share picture is a JPEG of 1200 × 630 pixels and at most 120 kB, also of noise', async () => {
  const noise = join(root, 'noise.png')
  const channels = 4
  const pixels = Buffer.concat(
    Array.from({ length: 60_000 }, (_, index) => createHash('sha256').update(`${index}`).digest()),
  )
  await sharp(pixels, { raw: { width: 800, height: 600, channels } })
    .png()
    .toFile(noise)
  const [path] = await share([{ ...order, picture: noise, digest: 'noise' }])
  const { width, height, format, hasAlpha } = await sharp(inPublic(path!)).metadata()
  expect({ width, height, format, hasAlpha }).toEqual({ width: 1200, height: 630, format: 'jpeg', hasAlpha: false })
  expect(statSync(inPublic(path!)).size).toBeLessThanOrEqual(120_000)
})

test('the title stands on its sheet: ink on the left, the picture on the right', async () => {
  const paint = await sharePainter(root)
  const colourAt = async (jpeg: Buffer, left: number, top: number) => {
    const { data } = await sharp(jpeg)
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return [...data]
  }
  const near = (hex: string) =>
    [1, 3, 5].map((at) => expect.closeTo(parseInt(hex.slice(at, at + 2), 16), -1.2) as number)
  const light = await paint(order)
  expect(await colourAt(light, 20, 300)).toEqual(near(SHEETS.deep.sheet))
  expect(await colourAt(light, 1100, 300)).toEqual(near('#88cccc'))
  // a stem of the last line
  const { channels } = await sharp(light).extract({ left: 56, top: 480, width: 400, height: 90 }).stats()
  expect(channels[0]!.max).toBeGreaterThan(240)
  const wide = join(root, 'wide.png')
  await sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#c84646' } })
    .toColourspace('rgb16')
    .withIccProfile('p3')
    .toFile(wide)
  expect(await colourAt(await paint({ ...order, picture: wide }), 1100, 300)).toEqual(near('#c84646'))
  const dark = join(root, 'dark.jpg')
  await sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#102040' } })
    .jpeg()
    .toFile(dark)
  expect(await colourAt(await paint({ ...order, picture: dark }), 20, 300)).toEqual(near(SHEETS.paper.sheet))
})

test.each([
  ['a portrait keeps its upper part', 900, 2000, null, '#ff0000'],
  ['a word says what stays', 900, 2000, 'bottom', '#0000ff'],
  ['a point says what stays', 900, 2000, '50% 50%', '#00ff00'],
])('%s', async (_name, width, height, focus, colour) => {
  const third = (top: number, fill: string) => `<rect y="${top}%" width="100%" height="34%" fill="${fill}"/>`
  const picture = join(root, 'person.png')
  const thirds = third(0, '#ff0000') + third(33, '#00ff00') + third(66, '#0000ff')
  await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${thirds}</svg>`),
  )
    .png()
    .toFile(picture)
  const jpeg = await (await sharePainter(root))({ ...order, picture, focus })
  const { dominant } = await sharp(jpeg).extract({ left: 700, top: 200, width: 400, height: 200 }).stats()
  const channels = [dominant.r, dominant.g, dominant.b]
  const at = [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16)).indexOf(255)
  expect(channels.indexOf(Math.max(...channels))).toBe(at)
})

test('a title of signs that no face has leaves no empty card', async () => {
  const paint = await sharePainter(root)
  const words = async (title: string) =>
    (
      await sharp(await paint({ ...order, title }))
        .extract({ left: 56, top: 140, width: 400, height: 440 })
        .stats()
    ).channels[0]!.max
  for (const title of ['🐢🌊', 'البحر مهم', '“K song” é', 'Ölçüğı']) expect(await words(title)).toBeGreaterThan(240)
})

test('paper and ink have the colours of the site', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  for (const { rear, sheet, ink } of Object.values(SHEETS)) {
    for (const colour of [...rear, sheet, ink]) expect(tokens).toContain(colour)
  }
})

test('a picture is kept until it would show something else, and goes when no page shows it', async () => {
  const [first] = await share([order])
  writeFileSync(inPublic(first!), 'made by an earlier build')
  expect(await share([order])).toEqual([first])
  expect(readFileSync(inPublic(first!), 'utf8')).toBe('made by an earlier build')
  const changes: Partial<OrderedPicture>[] = [
    { title: 'Another' },
    { digest: 'second' },
    { name: 'IBF' },
    { focus: '64% 20%' },
  ]
  const paths = await share(changes.map((change) => ({ ...order, ...change })))
  expect(new Set([first, ...paths]).size).toBe(5)
  expect(
    readdirSync(inPublic('static/share'))
      .map((name) => `/static/share/${name}`)
      .sort(),
  ).toEqual(paths.sort())
})

test('a build from the beginning takes it from the cache', async () => {
  const [path] = await share([order])
  const made = readFileSync(inPublic(path!))
  rmSync(join(root, 'public'), { recursive: true })
  expect(await share([{ ...order, picture: 'a file that is not read again' }])).toEqual([path])
  expect(readFileSync(inPublic(path!)).equals(made)).toBe(true)
})

test('a change of the template makes every picture anew', async () => {
  const [before] = await share([order])
  writeFileSync(join(root, 'src/gatsby/sharePictures/changed.ts'), '// changed')
  const [after] = await share([order])
  expect(after).not.toBe(before)
})

test('a picture that cannot be read is named together with its page', async () => {
  mkdirSync(join(root, 'broken'), { recursive: true })
  const picture = join(root, 'broken/lead.jpg')
  writeFileSync(picture, 'no picture')
  await expect(share([{ ...order, picture, digest: 'broken' }])).rejects.toThrow(
    /“Ocean matters” could not be made from .*broken\/lead\.jpg/,
  )
})
