import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { pictureMistake } from '../../src/schema/checks/pictureFile'
import { temporaryFolder } from '../setup/temporaryFolder'

/* Pictures as they come from cameras, telephones and broken copies: what every browser shows is fine, the rest is refused. */

const DAMAGED = 'is damaged; copy it here again.'
const CUT_OFF = 'ends in the middle; copy it here again.'
const UNREADABLE =
  'cannot be read as a JPEG, PNG or WebP picture; npm run add:photos makes one of it, or a picture editor (“save as JPEG”).'

const folder = temporaryFolder()

const WIDTH = 480
/** Grain, the same in each run; a surface of one colour is too few bytes to break. */
const photo = (height = 360) => {
  const pixels = Buffer.alloc(3 * WIDTH * height)
  let random = 1
  for (let i = 0; i < pixels.length; i += 1) {
    random = (random * 48_271) % 0x7fffffff
    pixels[i] = 100 + (random % 64)
  }
  return sharp(pixels, { raw: { width: WIDTH, height, channels: 3 } })
}
const twoFrames = async () =>
  sharp(await photo(720).raw().toBuffer(), { raw: { width: WIDTH, height: 720, channels: 3, pageHeight: 360 } })

const KINDS = {
  jpeg: photo().jpeg(),
  'finer jpeg': photo().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  'jpeg without tables of its own': photo().jpeg({ optimiseCoding: false }),
  'progressive jpeg': photo().jpeg({ progressive: true }),
  'grey jpeg': photo().greyscale().jpeg(),
  'cmyk jpeg': photo().toColourspace('cmyk').jpeg(),
  png: photo().png(),
  'interlaced png': photo().png({ progressive: true }),
  webp: photo().webp(),
  'lossless webp': photo().webp({ lossless: true }),
} satisfies Record<string, Sharp>
type Kind = keyof typeof KINDS
const good = {} as Record<Kind, Buffer>
beforeAll(async () => {
  for (const [kind, picture] of Object.entries(KINDS)) good[kind as Kind] = await picture.toBuffer()
})

const JPEGS: Kind[] = [
  'jpeg',
  'finer jpeg',
  'jpeg without tables of its own',
  'progressive jpeg',
  'grey jpeg',
  'cmyk jpeg',
]
const PNGS: Kind[] = ['png', 'interlaced png']
const WEBPS: Kind[] = ['webp', 'lossless webp']
const ALL = [...JPEGS, ...PNGS, ...WEBPS]

type Change = (picture: Buffer) => Buffer
const EOI = Buffer.from([0xff, 0xd9])
const SOS = Buffer.from([0xff, 0xda])

const cutAt =
  (length: (whole: number) => number): Change =>
  (picture) =>
    picture.subarray(0, length(picture.length))
const half = (whole: number) => whole >> 1

const changed = (picture: Buffer, change: (copy: Buffer) => unknown) => {
  const copy = Buffer.from(picture)
  change(copy)
  return copy
}
const zeroes =
  (from: (whole: number) => number, to: (whole: number) => number): Change =>
  (picture) =>
    changed(picture, (copy) => copy.fill(0, from(copy.length), to(copy.length)))
const flips =
  (at: (picture: Buffer) => number): Change =>
  (picture) =>
    changed(picture, (copy) => (copy[at(copy)]! ^= 0xff))
const inserts =
  (bytes: Buffer, at: (picture: Buffer) => number): Change =>
  (picture) =>
    Buffer.concat([picture.subarray(0, at(picture)), bytes, picture.subarray(at(picture))])

/** The three bytes at the end of a baseline picture's scan header: 0 63 0 with everybody but a maker of telephones. */
const otherScanEntries: Change = (picture) =>
  changed(picture, (copy) => {
    const header = copy.indexOf(SOS) + 4
    copy.fill(0, header + 1 + 2 * copy[header]!, header + 4 + 2 * copy[header]!)
  })
const marker =
  (code: number) =>
  (picture: Buffer): number =>
    picture.indexOf(Buffer.from([0xff, code]))
const [QUANTISATION, FRAME, CODES] = [0xdb, 0xc0, 0xc4]
const STRAY = Buffer.from([1, 2, 3])
const atEnd = (picture: Buffer) => picture.length
const atEoi = (picture: Buffer) => picture.lastIndexOf(EOI)
const tail = (length: number): Change => inserts(Buffer.alloc(length, 7), atEnd)

let count = 0
const mistakeOf = (picture: Buffer) => {
  const path = join(folder, `${(count += 1)}.jpg`)
  writeFileSync(path, picture)
  return pictureMistake(path)
}

const BROKEN: [string, readonly Kind[], Change, string][] = [
  ['cut off in the middle', [...JPEGS, ...PNGS], cutAt(half), CUT_OFF],
  ['cut off after 900 bytes', [...JPEGS, ...PNGS], cutAt(() => 900), CUT_OFF],
  ['without its last two bytes', JPEGS, cutAt((whole) => whole - 2), CUT_OFF],
  ['cut off', WEBPS, cutAt(half), UNREADABLE],
  ['cut off, with an end behind', JPEGS, (picture) => Buffer.concat([cutAt(half)(picture), EOI]), DAMAGED],
  [
    'cut off, with the end of a small picture in its last kilobyte',
    JPEGS,
    (picture) => Buffer.concat([cutAt(half)(picture), EOI, cutAt(() => 500)(picture)]),
    DAMAGED,
  ],
  ['whose second half is zeros, with a good end', JPEGS, zeroes(half, (whole) => whole - 2), DAMAGED],
  ['whose second half is zeros', [...JPEGS, ...PNGS], zeroes(half, (whole) => whole), CUT_OFF],
  ['whose second half is zeros', WEBPS, zeroes(half, (whole) => whole), DAMAGED],
  [
    'with a hole of 16 kB',
    ALL,
    zeroes(
      (whole) => whole >> 2,
      (whole) => (whole >> 2) + 16_384,
    ),
    DAMAGED,
  ],
  ['of whose middle one byte is another', PNGS, flips((picture) => picture.length >> 1), DAMAGED],
  ['with a wrong checksum', PNGS, flips((p) => p.indexOf('IDAT') + 4 + p.readUInt32BE(p.indexOf('IDAT') - 4)), DAMAGED],
  [
    'a telephone’s, whose second half is zeros',
    ['jpeg'],
    (picture) => zeroes(half, (whole) => whole - 2)(otherScanEntries(picture)),
    DAMAGED,
  ],
]
const broken = BROKEN.flatMap(([name, kinds, change, sentence]) =>
  kinds.map((kind): [string, Kind, Change, string] => [`${kind} ${name}`, kind, change, sentence]),
)

test.each(broken)('a %s is refused', async (_name, kind, change, sentence) => {
  expect(await mistakeOf(change(good[kind]))).toBe(sentence)
})

const FINE: [string, readonly Kind[], Change][] = [
  ['as it is', ALL, (picture) => picture],
  ['with a film behind its end', ALL, tail(50_000)],
  ['with a second picture behind its end', JPEGS, (picture) => Buffer.concat([picture, picture])],
  ['with the scan entries of some telephones', JPEGS.filter((kind) => !kind.startsWith('prog')), otherScanEntries],
  ['with bytes before its tables', JPEGS, inserts(STRAY, marker(QUANTISATION))],
  ['with bytes before its frame', JPEGS.filter((kind) => !kind.startsWith('prog')), inserts(STRAY, marker(FRAME))],
  ['with bytes before its codes', JPEGS, inserts(STRAY, marker(CODES))],
  ['with bytes before its scan', JPEGS, inserts(STRAY, (picture) => picture.indexOf(SOS))],
  ['with bytes before its end', JPEGS, inserts(STRAY, atEoi)],
]
const fine = FINE.flatMap(([name, kinds, change]) =>
  kinds.map((kind): [string, Kind, Change] => [`${kind} ${name}`, kind, change]),
)

test.each(fine)('a %s is fine', async (_name, kind, change) => {
  expect(await mistakeOf(change(good[kind]))).toBeUndefined()
})

test.each<[string, () => Promise<Buffer>]>([
  ['16 bits a colour', () => photo().toColourspace('rgb16').png().toBuffer()],
  ['a palette', () => photo().png({ palette: true, effort: 1 }).toBuffer()],
  [
    'one colour only',
    () =>
      sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#fff' } })
        .webp({ effort: 0 })
        .toBuffer(),
  ],
  ['two frames', async () => (await twoFrames()).webp().toBuffer()],
])('a picture with %s is fine', async (_name, make) => {
  expect(await mistakeOf(await make())).toBeUndefined()
})

test('an animation with a hole is refused', async () => {
  const animation = await (await twoFrames()).webp().toBuffer()
  const quarter = (whole: number) => whole >> 2
  expect(await mistakeOf(zeroes(quarter, (whole) => quarter(whole) + 4096)(animation))).toBe(DAMAGED)
})

test('what is replaced under its name is judged anew', async () => {
  const path = join(folder, 'replaced.jpg')
  const verdicts: (string | undefined)[] = []
  for (const picture of [good.jpeg, zeroes(half, (whole) => whole - 2)(good.jpeg), good.jpeg]) {
    writeFileSync(path, picture)
    verdicts.push(await pictureMistake(path))
  }
  expect(verdicts).toEqual([undefined, DAMAGED, undefined])
})

// sharp's `stats` takes the text of an error from a place that all pictures share which are read at that moment, and where
// that is empty by then it answers as if all were well
test('a verdict does not hang on what is read beside it', async () => {
  const pictures = Array.from({ length: 20 }, () => JPEGS.map((kind) => cutAt(() => 900)(good[kind]))).flat()
  expect(new Set(await Promise.all(pictures.map(mistakeOf)))).toEqual(new Set([CUT_OFF]))
})
