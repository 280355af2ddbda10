import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { addPhotos } from '../../src/cli/photos/addPhotos'
import { isHeic, primaryOf } from '../../src/lib/heic'
import { safePhoto, type SafePhoto } from '../../src/cli/photos/safePhoto'
import { checkContent } from '../../src/schema/checkContent'
import { ARTICLE, copyOfExample, FOLDER } from '../schema/exampleContent'
import { addsText, setsField } from '../schema/spoil'
import { temporaryFolder } from '../setup/temporaryFolder'
import { byCodePoints, HEIC, HEIC_OF_SOMEBODY } from './heicPatches'
import {
  cameraInAdobeRgb,
  deltaE,
  farthest,
  HEIGHT,
  jpegInAdobeRgb,
  onAverage,
  P3_CHUNKS,
  patches,
  patchesInP3,
  patchesOfGamma,
  WIDTH,
  withChunks,
} from './patches'

const JUST_SEEN = 1

const safe = async (file: Buffer): Promise<SafePhoto> => {
  const photo = await safePhoto(file)
  if (typeof photo === 'string') throw new Error(photo)
  return photo
}

const GPS = { IFD0: { Make: 'Phone', Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '8/1 24/1 0/1' } }

test('colours are compared as ISO/CIE 11664-6 says', () => {
  // two of the pairs that its authors give (Sharma, Wu, Dalal, 2005)
  expect(deltaE([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4)
  expect(deltaE([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4)
})

describe('a picture of any kind keeps its colours', () => {
  type Make = (picture: Sharp) => Sharp | Promise<Buffer>
  const bytesOf = async (make: Make) => {
    const made = await make(await patches())
    return Buffer.isBuffer(made) ? made : made.toBuffer()
  }
  const behind = async (first: Sharp, second: Sharp | Buffer) =>
    Buffer.concat([await first.toBuffer(), Buffer.isBuffer(second) ? second : await second.toBuffer()])
  const KINDS: [string, SafePhoto['ending'], Make][] = [
    ['JPEG', '.jpg', (picture) => picture.jpeg({ quality: 95 })],
    ['progressive JPEG', '.jpg', (picture) => picture.jpeg({ quality: 95, progressive: true })],
    ['JPEG in Display P3', '.jpg', (picture) => picture.withIccProfile('p3').jpeg({ quality: 100 })],
    ['JPEG of a printer', '.jpg', (picture) => picture.withIccProfile('cmyk').jpeg({ quality: 95 })],
    ['grey JPEG', '.jpg', (picture) => picture.greyscale().jpeg({ quality: 95 })],
    ['PNG', '.png', (picture) => picture.png()],
    ['PNG in Display P3', '.png', (picture) => picture.withIccProfile('p3').png()],
    ['PNG of 16 bits', '.png', (picture) => picture.toColourspace('rgb16').png()],
    ['PNG of 16 bits in Display P3', '.png', (picture) => picture.toColourspace('rgb16').withIccProfile('p3').png()],
    [
      'PNG of 16 bits, grey and seen through',
      '.png',
      (picture) => picture.ensureAlpha(0.5).toColourspace('grey16').png(),
    ],
    ['PNG with a palette', '.png', (picture) => picture.png({ palette: true })],
    ['WebP', '.jpg', (picture) => picture.webp({ quality: 95 })],
    ['AVIF', '.jpg', (picture) => picture.avif({ quality: 90 })],
    ['GIF', '.png', (picture) => picture.gif()],
    ['motion photo', '.jpg', (picture) => behind(picture.jpeg(), Buffer.alloc(9000, 7))],
    ['JPEG in Adobe RGB', '.jpg', jpegInAdobeRgb],
    [
      'Ultra HDR: a JPEG with a picture of its brightest places behind it',
      '.jpg',
      (picture) => {
        const sign =
          '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">'
        const version = `${sign}<rdf:Description xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0"/></rdf:RDF></x:xmpmeta>`
        const gains = picture.clone().greyscale().negate().withXmp(version).jpeg()
        return behind(picture.withIccProfile('p3').withXmp(version).jpeg({ quality: 100 }), gains)
      },
    ],
    ['MPO', '.jpg', (picture) => behind(picture.clone().jpeg(), picture.negate().jpeg())],
  ]
  test.each(KINDS)('%s', async (_name, ending, make) => {
    const file = await bytesOf(make)
    const photo = await safe(file)
    expect(photo.ending).toBe(ending)
    sharp.unblock({ operation: ['VipsForeignLoadNsgif', 'VipsForeignLoadHeif'] })
    const distance = await farthest(photo.data, file)
    sharp.block({ operation: ['VipsForeignLoadNsgif', 'VipsForeignLoadHeif'] })
    expect(distance).toBeLessThan(JUST_SEEN)
  })

  const STATED: [string, SafePhoto['ending'], () => Promise<Buffer>][] = [
    ['PNG with the gamma of older Macs', '.png', () => withChunks(patchesOfGamma(1.8), { gAMA: [1 / 1.8] })],
    ['linear PNG of 8 bits', '.png', () => withChunks(patchesOfGamma(1), { gAMA: [1] })],
    ['PNG in Display P3 by its chunks gAMA and cHRM', '.png', () => withChunks(patchesInP3(), P3_CHUNKS)],
    ['PNG in Display P3 by its chunk cICP', '.png', () => withChunks(patchesInP3(), { cICP: [12, 13, 0, 1] })],
    ['JPEG of a camera in Adobe RGB, without a profile', '.jpg', cameraInAdobeRgb],
  ]
  test.each(STATED)('%s, which decoders pass over', async (_name, ending, make) => {
    const original = await (await patches()).png().toBuffer()
    const file = await make()
    expect(await farthest(file, original)).toBeGreaterThan(3)
    const photo = await safe(file)
    expect(photo).toMatchObject({ ending, said: ['given a colour profile'] })
    // of 255 steps in a linear channel the dark ones are seen
    expect(await onAverage(photo.data, original)).toBeLessThan(JUST_SEEN)
  })

  test('PNG that says what all take for granted', async () => {
    const said = withChunks(patches(), {
      gAMA: [0.454_55],
      cHRM: [0.312_71, 0.329_02, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06],
    })
    expect((await safe(await said)).said).toEqual([])
  })

  test.each([
    ['by its profile', HEIC],
    ['by code points', byCodePoints(12, 13)],
  ])('HEIC in Display P3 %s, turned by the telephone', async (_name, file) => {
    const photo = await safe(file)
    expect(photo).toMatchObject({ ending: '.jpg', width: HEIGHT, height: WIDTH, said: ['turned from HEIC into JPEG'] })
    expect((await sharp(photo.data).metadata()).icc).toBeDefined()
    const level = await sharp(photo.data).rotate(-90).keepIccProfile().toBuffer()
    expect(await onAverage(level, await (await patches()).png().toBuffer())).toBeLessThan(JUST_SEEN)
  })

  test.each<[string, () => Promise<Buffer>]>([
    ['HEIC', async () => byCodePoints(9, 16)],
    ['PNG', async () => withChunks(patches(), { cICP: [9, 18, 0, 1] })],
  ])('%s in HDR is told', async (_name, make) => {
    expect(await safePhoto(await make())).toBe(
      'holds more light than a page shows (HDR); save it as an ordinary JPEG, in the telephone or in a picture editor.',
    )
  })

  test('a profile is kept', async () => {
    const photo = await safe(await (await patches()).withIccProfile('p3').jpeg().toBuffer())
    expect((await sharp(photo.data).metadata()).icc).toBeDefined()
  })
})

test('it is upright, no larger than it need be, and says nothing of where and by whom', async () => {
  const file = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#258' } })
    .withMetadata({ orientation: 6 })
    .withExif(GPS)
    .jpeg()
    .toBuffer()
  expect((await sharp(file).metadata()).exif).toBeDefined()
  const photo = await safe(file)
  expect(photo).toMatchObject({ width: 1800, height: 2400 })
  expect(photo.said).toEqual(['taken out: where it was taken (GPS) and names of people (Somebody)'])
  const { exif, xmp, iptc, orientation } = await sharp(photo.data).metadata()
  expect({ exif, xmp, iptc, orientation }).toEqual({})
})

const OF_SOMEBODY: [string, () => Promise<Buffer>][] = [
  ['PNG', async () => (await patches()).withExif(GPS).png().toBuffer()],
  ['WebP', async () => (await patches()).withExif(GPS).webp().toBuffer()],
  ['AVIF', async () => (await patches()).withExif(GPS).avif().toBuffer()],
  ['HEIC', async () => HEIC_OF_SOMEBODY],
]
test.each(OF_SOMEBODY)('%s: it says what was taken out', async (_name, make) => {
  const photo = await safe(await make())
  expect(photo.said.at(-1)).toBe('taken out: where it was taken (GPS) and names of people (Somebody)')
  const { exif, xmp, iptc } = await sharp(photo.data).metadata()
  expect({ exif, xmp, iptc }).toEqual({})
})

test('of moving pictures the first one is taken, and it says so', async () => {
  const frames = await sharp(await (await patches()).raw().toBuffer(), {
    raw: { width: WIDTH, height: HEIGHT, channels: 3, pageHeight: HEIGHT / 2 },
  })
    .webp({ loop: 0 })
    .toBuffer()
  const photo = await safe(frames)
  expect(photo).toMatchObject({ width: WIDTH, height: HEIGHT / 2 })
  expect(photo.said).toEqual(['only the first of its moving pictures was taken'])
})

test('what is seen through stays so', async () => {
  const photo = await safe(await (await patches()).ensureAlpha(0.5).webp().toBuffer())
  expect(photo.ending).toBe('.png')
  expect((await sharp(photo.data).metadata()).hasAlpha).toBe(true)
})

const UNREADABLE = 'is no picture that can be read here; open it in a picture editor and save it as a JPEG.'
const DAMAGED = 'is damaged, or ends in the middle; copy it here again from where it came from.'
const halfJpeg = async () => {
  const noise = { type: 'gaussian', mean: 100, sigma: 40 } as const
  const whole = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#258', noise } })
    .jpeg()
    .toBuffer()
  return whole.subarray(0, whole.length / 2)
}

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ['a text', () => Buffer.from('hello'), UNREADABLE],
  ['nothing', () => Buffer.alloc(0), UNREADABLE],
  ['half a JPEG', halfJpeg, DAMAGED],
  ['half a HEIC', () => HEIC.subarray(0, HEIC.length / 2), DAMAGED],
  ['a HEIC with a hole', () => Buffer.concat([HEIC.subarray(0, HEIC.length - 100), Buffer.alloc(100)]), DAMAGED],
  [
    'a logo with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/></svg>'),
    'holds a script; export it again as a plain SVG, or put a PNG there.',
  ],
])('%s is told in a sentence', async (_name, make, sentence) => {
  expect(await safePhoto(await make())).toBe(sentence)
})

test.each([
  ['hello', false],
  ['', false],
  ['\0\0\0\x18ftypavif', false],
])('%j is no HEIC', (text, is) => {
  expect(isHeic(Buffer.from(text, 'latin1'))).toBe(is)
})

test('of several pictures in one file the one is taken that it is about', () => {
  const [first, second] = [false, true].map((isIt) => ({ is_primary: () => isIt }))
  expect(primaryOf([first!, second!])).toBe(second)
  expect(primaryOf([first!])).toBe(first)
  expect(primaryOf([])).toBeUndefined()
})

describe('into a folder', () => {
  const photos = temporaryFolder()
  const taken = async (name: string) => {
    const path = join(photos, name)
    writeFileSync(
      path,
      await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#258' } })
        .withExif(GPS)
        .jpeg()
        .toBuffer(),
    )
    return path
  }

  test.each([
    ['IMG_2031.JPG', 'img-2031.jpg'],
    ['baru (20).jpeg', 'baru-20.jpg'],
    ['WhatsApp Image 2024-05-12 at 10.32.11.jpeg', 'whatsapp-image-2024-05-12-at-10-32-11.jpg'],
    ['Karang é.jpg'.normalize('NFC'), 'karang-e.jpg'],
    ['Karang é.jpg'.normalize('NFD'), 'karang-e.jpg'],
    ['Ccno [1] #5 %20.jpg', 'ccno-1-5-20.jpg'],
    ['珊瑚.jpg', 'picture.jpg'],
    ['AUX.jpg', 'aux-file.jpg'],
    ['lead.jpg', 'lead-2.jpg'],
    ['LEAD.JPG', 'lead-2.jpg'],
  ])('%s is called %s', async (name, meant) => {
    const root = await copyOfExample()
    const before = readFileSync(join(root, FOLDER, 'lead.jpg'))
    const { added, mistakes } = await addPhotos(root, FOLDER, [await taken(name)])
    expect(mistakes).toEqual([])
    expect(added).toEqual([
      expect.stringMatching(
        new RegExp(`^${FOLDER}/${meant}: 1600 × 1200 pixels, \\d+ kB, taken out: .* \\(it was .*\\)$`),
      ),
    ])
    expect(readdirSync(join(root, FOLDER)).sort()).toEqual(
      [...new Set(['index.md', 'lead.jpg', 'second.jpg', meant])].sort(),
    )
    expect(readFileSync(join(root, FOLDER, 'lead.jpg'))).toEqual(before)
  })

  test('a HEIC that is called a JPEG', async () => {
    const root = await copyOfExample()
    writeFileSync(join(photos, 'IMG_1.jpg'), HEIC)
    expect(await addPhotos(root, 'news/12-plastic-kitchen-to-reef', [join(photos, 'IMG_1.jpg')])).toEqual({
      mistakes: [],
      added: [
        expect.stringMatching(/img-1\.jpg: 64 × 128 pixels, \d+ kB, turned from HEIC into JPEG \(it was IMG_1\.jpg\)$/),
      ],
    })
  })

  test('what lies there already is put right, and its text follows', async () => {
    const root = await copyOfExample()
    const name = 'IMG (1).JPG'
    writeFileSync(join(root, FOLDER, name), readFileSync(await taken('a.jpg')))
    await setsField(ARTICLE, 'picture', `"${name}"`)(root)
    await addsText(ARTICLE, `![A reef with fish](${name} "In May.")`)(root)
    expect((await checkContent(root)).mistakes).not.toEqual([])
    const { added } = await addPhotos(root, FOLDER, [])
    expect(added).toEqual([expect.stringMatching(/img-1\.jpg: .* \(it was IMG \(1\)\.JPG\)$/)])
    expect(existsSync(join(root, FOLDER, name))).toBe(false)
    expect(readFileSync(join(root, ARTICLE), 'utf8')).toContain('\npicture: img-1.jpg\n')
    expect(readFileSync(join(root, ARTICLE), 'utf8')).toContain('\n![A reef with fish](img-1.jpg "In May.")\n')
    const { mistakes, notes } = await checkContent(root)
    expect(mistakes).toEqual([])
    expect(notes.filter((note) => note.includes('GPS'))).toEqual([])
    expect(await addPhotos(root, FOLDER, [])).toEqual({ added: [], mistakes: [] })
  })

  test('one that is none does not keep the others back', async () => {
    const root = await copyOfExample()
    writeFileSync(join(photos, 'notes.jpg'), 'hello')
    const { added, mistakes } = await addPhotos(root, FOLDER, [
      join(photos, 'notes.jpg'),
      join(photos, 'gone.jpg'),
      await taken('b.jpg'),
    ])
    expect(added).toHaveLength(1)
    expect(mistakes).toEqual([
      `${join(photos, 'notes.jpg')} is no picture that can be read here; open it in a picture editor and save it as a JPEG.`,
      `${join(photos, 'gone.jpg')}: there is no such file.`,
    ])
  })

  test('a folder that is none is told, with the one that was meant', async () => {
    const root = await copyOfExample()
    mkdirSync(join(root, 'elsewhere'))
    for (const typed of ['content/news/12-plastic-kitchen-to-ref', '../12-plastic', 'elsewhere', 'content']) {
      await expect(addPhotos(root, typed, [])).rejects.toThrow(
        /^".*" is no folder of content with a text in it; did you mean content\//,
      )
    }
  })
})
