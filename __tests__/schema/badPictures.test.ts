/** Pictures that a text names: that they are there and can be shown. */
import { readFileSync, renameSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { isDrawing, readDrawing } from '../../src/schema/checks/drawing'
import { FOLDER, PARTNER } from './exampleContent'
import { draws, mistakesAfter, setsField, writes, type Spoil } from './spoil'

const LEAD = `${FOLDER}/lead.jpg`

const changes =
  (change: (file: Buffer) => Buffer | Promise<Buffer>): Spoil =>
  async (root) =>
    writeFileSync(join(root, LEAD), await change(readFileSync(join(root, LEAD))))

test.each<[string, Spoil, string]>([
  ['is not there', (root) => unlinkSync(join(root, LEAD)), 'absent'],
  ['has other letters', (root) => renameSync(join(root, LEAD), join(root, FOLDER, 'Lead.JPG')), 'absent'],
  ['ends in the middle', changes((file) => file.subarray(0, file.length / 2)), 'picture damaged'],
  ['is empty', changes(() => Buffer.alloc(0)), 'picture notPicture'],
  ['is none', writes(LEAD, 'a text'), 'picture notPicture'],
  ['is a GIF', draws(LEAD, 1600, 900, 'gif'), 'picture notPicture'],
  ['is a stamp', draws(LEAD, 200, 200), 'picture tooNarrow'],
  ['is gigantic', draws(LEAD, 11_000, 10_000, 'png'), 'picture tooManyPixels'],
  [
    'is a link to nowhere',
    (root) => {
      unlinkSync(join(root, LEAD))
      symlinkSync('/nowhere/lead.jpg', join(root, LEAD))
    },
    'picture systemRefuses',
  ],
])('a picture that %s is refused', async (_name, spoil, kind) => {
  expect((await mistakesAfter(spoil)).filter((one) => one.startsWith('picture'))).toEqual([`picture:6 ${kind}`])
})

test('an upright photograph is as wide as it is seen', async () => {
  const turned = changes((file) => sharp(file).resize(1300, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer())
  expect((await mistakesAfter(turned)).join()).toContain('tooNarrow')
})

describe('a drawing', () => {
  const svg = (inside: string, box = 'viewBox="0 0 200 100"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${box}><!-- by Ana --><path d="M0 0h9"/>${inside}</svg>`

  test('is cleaned, and says its box', () => {
    expect(readDrawing(svg('', 'width="200" height="100"'))).toEqual({
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><path d="M0 0h9"/></svg>',
      ratio: 2,
    })
  })

  test.each([
    '<script>alert(1)</script>',
    '<foreignObject/>',
    '<path onclick="a()"/>',
    '<image href="photo.jpg"/>',
    '<use href="https://example.org/a.svg#b"/>',
    '<a href="javascript:alert(1)"><path/></a>',
    '<style>path { fill: url(https://example.org/a) }</style>',
  ])('that acts or loads something is refused: %s', (inside) => {
    expect(readDrawing(svg(inside))).toMatchObject({ id: 'actingDrawing' })
  })

  test('needs a size, and to be one', () => {
    expect(readDrawing(svg('', ''))).toMatchObject({ id: 'notDrawing' })
    expect(readDrawing('no drawing')).toMatchObject({ id: 'notDrawing' })
    expect(isDrawing(readDrawing(svg('<use href="#a"/>')))).toBe(true)
  })

  test('can be a logo', async () => {
    const file = `${dirname(PARTNER)}/logo.svg`
    const named = setsField(PARTNER, 'logo', 'logo.svg')
    expect(await mistakesAfter(named, writes(file, svg('')))).toEqual([])
    expect(await mistakesAfter(named, writes(file, svg('<script/>')))).toEqual([
      `${PARTNER} logo:4 picture actingDrawing`,
    ])
  })
})
