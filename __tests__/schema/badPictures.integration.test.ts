import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { patchesOfGamma, withChunks } from '../cli/patches'
import { ARTICLE, FOLDER, PARTNER } from './exampleContent'
import { draws, mistakesAfter, reportAfter, setsField, writes, type Spoil } from './spoil'

const LEAD = `${FOLDER}/lead.jpg`
const LOGO = `${dirname(PARTNER)}/logo.svg`
const END_OF_JPEG = Buffer.from([0xff, 0xd9])
const IT = '"picture": the picture "lead.jpg"'
const SAVE_AGAIN = 'npm run add:photos makes one of it, or a picture editor (“save as JPEG”).'

const cutsOff: Spoil = async (root) => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  await sharp({ create: { width: 1600, height: 1067, channels: 3, background: '#000', noise } }).toFile(
    join(root, LEAD),
  )
  truncateSync(join(root, LEAD), 200_000)
}

/** Writes another size into a picture's header, which is all that is read of it: to draw so many pixels takes seconds. */
const claims =
  (width: number, height: number): Spoil =>
  async (root) => {
    const jpeg = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#258' } })
      .jpeg()
      .toBuffer()
    // ITU-T T.81, B.2.2: SOF0, length, precision, then the number of lines and of samples in a line
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
    jpeg.writeUInt16BE(height, frame + 5)
    jpeg.writeUInt16BE(width, frame + 7)
    await writes(LEAD, jpeg)(root)
  }

describe('one sentence for each picture', () => {
  test.each<[string, Spoil, string]>([
    [
      'not there',
      setsField(ARTICLE, 'picture', 'leed.jpg'),
      `"picture" names the picture "leed.jpg", which is not in ${FOLDER}; the folder has: lead.jpg, second.jpg.`,
    ],
    [
      'in other letters',
      setsField(ARTICLE, 'picture', 'Lead.JPG'),
      '"picture" names "Lead.JPG", but the picture is called "lead.jpg"; write the same large and small letters.',
    ],
    ['not a picture', writes(LEAD, 'hello'), `${IT} cannot be read as a JPEG, PNG or WebP picture; ${SAVE_AGAIN}`],
    ['an empty file', writes(LEAD, ''), `${IT} cannot be read as a JPEG, PNG or WebP picture; ${SAVE_AGAIN}`],
    ['of one pixel', draws(LEAD, 1, 1), `${IT} is 1 pixels wide; put one of at least 320 pixels there.`],
    ['like a stamp', draws(LEAD, 319, 240), `${IT} is 319 pixels wide; put one of at least 320 pixels there.`],
    [
      'of 200 MB',
      (root) => truncateSync(join(root, LEAD), 200e6),
      `${IT} is 200 MB; put a smaller one there, of at most 40 MB.`,
    ],
    [
      'of too many pixels',
      claims(12_000, 9_000),
      `${IT} has 12,000 × 9,000 pixels; put one of at most 100 megapixels there.`,
    ],
    ['of one row', draws(LEAD, 1200, 1), `${IT} is 1,200 × 1 pixels; cut it to at most 4 times as wide as high.`],
    [
      'that is a long screen',
      claims(1000, 4001),
      `${IT} is 1,000 × 4,001 pixels; cut it to at most 4 times as high as wide.`,
    ],
    [
      'that is a strip',
      claims(16_000, 2500),
      `${IT} is 16,000 × 2,500 pixels; cut it to at most 4 times as wide as high.`,
    ],
    [
      'longer than what it is encoded to can be',
      claims(1200, 17_000),
      `${IT} is 17,000 pixels high; put one of at most 16,000 there.`,
    ],
    ['wider than that', claims(17_000, 5000), `${IT} is 17,000 pixels wide; put one of at most 16,000 there.`],
    [
      'with a false end',
      async (root) => {
        const jpeg = readFileSync(join(root, LEAD))
        writeFileSync(join(root, LEAD), Buffer.concat([jpeg.subarray(0, jpeg.length / 2), END_OF_JPEG]))
      },
      `${IT} is damaged; copy it here again.`,
    ],
    ['that ends in the middle', cutsOff, `${IT} ends in the middle; copy it here again.`],
    [
      'in HDR',
      async (root) => {
        const picture = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#258' } })
        writeFileSync(join(root, LEAD), await withChunks(picture, { cICP: [9, 16, 0, 1] }))
      },
      `${IT} holds more light than a page shows (HDR); save it as an ordinary JPEG, in the telephone or in a picture editor.`,
    ],
    [
      'a GIF by another name',
      draws(LEAD, 1600, 900, 'gif'),
      `${IT} cannot be read as a JPEG, PNG or WebP picture; ${SAVE_AGAIN}`,
    ],
    [
      'as telephones save it, by another name',
      draws(LEAD, 1600, 900, 'avif'),
      `${IT} cannot be read as a JPEG, PNG or WebP picture; ${SAVE_AGAIN}`,
    ],
  ])('%s', async (_name, spoil, sentence) => {
    expect(await mistakesAfter(spoil)).toEqual([`${ARTICLE}:6: ${sentence}`])
  })

  test.each(['gif', 'avif', 'tiff'] as const)('no %s reaches its decoder', async (format) => {
    const picture = sharp({ create: { width: 16, height: 16, channels: 3, background: '#258' } })
    await expect(sharp(await picture[format]().toBuffer()).metadata()).rejects.toThrow('unsupported image format')
  })

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
  const refused = async (svg: string, found: string) => {
    const again = found.startsWith('is not') ? 'again' : 'again as a plain SVG'
    expect(await mistakesAfter(setsField(PARTNER, 'logo', 'logo.svg'), writes(LOGO, svg))).toEqual([
      `${PARTNER}:4: "logo": the picture "logo.svg" ${found}; export it ${again}, or put a PNG there.`,
    ])
  }

  test.each(
    Object.entries({
      '<script>alert(1)</script>': 'holds a script',
      '<g onload="alert(1)"/>': 'holds an event handler',
      '<a href="javascript:alert(1)"/>': 'holds a javascript: link',
      '<a href="java&#10;script:alert(1)"/>': 'holds a javascript: link',
      '<foreignObject/>': 'holds <foreignObject>',
      '<image href="https://example.org/x.png"/>': 'holds an address of another site',
      '<image href="data:image/jpeg;base64,/9j/"/>': 'holds a picture made of pixels',
      '<image xlink:href="logo.png" xmlns:xlink="http://www.w3.org/1999/xlink"/>': 'holds the address of another file',
      '<style>@font-face { src: url("https://example.org/a.woff2") }</style>': 'holds an address of another site',
      '<style>@import "a.css";</style>': 'holds another style sheet',
    }),
  )('a logo with %s', (drawn, found) => refused(`${SVG}${drawn}</svg>`, found))

  test.each(
    Object.entries({
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:script/></svg>':
        'holds a script',
      [`<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}</svg>`]: 'holds <!ENTITY>',
      '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"/>':
        'has neither a viewBox nor a width and height in pixels',
      '<!doctype html><html></html>': 'is not an SVG drawing',
      [`${SVG}<path d="M0`]: 'is not an SVG drawing',
      hello: 'is not an SVG drawing',
    }),
  )('a logo that is %s', refused)

  test('a logo that is a plain drawing is fine', async () => {
    const plain = `<?xml version="1.0"?>${SVG}<use href="#a"/><path id="a" fill="url(#b)" d="M0 0h9v9z"/></svg>`
    expect(await mistakesAfter(setsField(PARTNER, 'logo', 'logo.svg'), writes(LOGO, plain))).toEqual([])
  })
})

describe('photographs as they come are fine', () => {
  const photo = () => sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#258' } })
  const asLead = (file: string, make: () => Sharp): readonly Spoil[] => [
    async (root) => writes(`${FOLDER}/${file}`, await make().toBuffer())(root),
    setsField(ARTICLE, 'picture', file),
  ]
  test.each<[string, readonly Spoil[]]>([
    ['WebP', asLead('photo.webp', () => photo().webp())],
    ['PNG with transparency', asLead('photo.png', () => photo().ensureAlpha(0.5).png())],
    ['CMYK', asLead('photo.jpeg', () => photo().toColourspace('cmyk').jpeg())],
    [
      'turned by its camera, 1,000 pixels wide on its side',
      asLead('IMG_0001.JPG', () =>
        sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#258' } })
          .jpeg()
          .withMetadata({ orientation: 6 }),
      ),
    ],
    [
      'with bytes after its end',
      [async (root) => writes(LEAD, Buffer.concat([await photo().jpeg().toBuffer(), Buffer.alloc(5000)]))(root)],
    ],
  ])('%s', async (_name, spoils) => {
    expect(await mistakesAfter(...spoils)).toEqual([])
  })
})

describe('a small picture is fine, and said to be small', () => {
  const note = (size: string, width: string) =>
    `${ARTICLE}:6: "picture": the picture "lead.jpg" is ${size} pixels. That is fine; it is sharp up to a width of ${width}, so in large places it is small or soft. Put a larger original there if there is one (best 1,200 or more).`
  test.each<[number, number, string]>([
    [500, 375, note('500 × 375', '500')],
    [320, 320, note('320 × 320', '320')],
    [960, 1280, note('960 × 1,280', '960')],
    [1080, 1920, note('1,080 × 1,920', '1,080')],
    [1024, 768, note('1,024 × 768', '1,024')],
    [1199, 900, note('1,199 × 900', '1,199')],
    [1600, 400, note('1,600 × 400', '800')],
  ])('%d × %d', async (width, height, sentence) => {
    const { mistakes, notes } = await reportAfter(draws(LEAD, width, height))
    expect(mistakes).toEqual([])
    expect(notes.filter((text) => text.includes('lead.jpg'))).toEqual([sentence])
  })

  test.each([
    [1200, 600],
    [1200, 1600],
    [1170, 2532],
  ])('%d × %d', async (width, height) => {
    const { mistakes, notes } = await reportAfter(draws(LEAD, width, height))
    expect(mistakes).toEqual([])
    expect(notes.filter((text) => text.includes('lead.jpg'))).toHaveLength(width < 1200 ? 1 : 0)
  })

  test('one whose colours no decoder would read is said to have them', async () => {
    const spoil: Spoil = async (root) =>
      writes(LEAD, await withChunks((await patchesOfGamma(1)).resize(1600), { gAMA: [1] }))(root)
    const { mistakes, notes } = await reportAfter(spoil)
    expect(mistakes).toEqual([])
    expect(notes.filter((text) => text.includes('lead.jpg'))).toEqual([
      `${ARTICLE}:6: "picture": the picture "lead.jpg" says in a rare way what its colours are, so they would look wrong; npm run add:photos ${FOLDER} puts them right.`,
    ])
  })

  test('a logo of any shape', async () => {
    const logo: Spoil = async (root) => draws(`${dirname(PARTNER)}/logo.png`, 638, 66, 'png')(root)
    expect(await mistakesAfter(logo)).toEqual([])
  })
})
