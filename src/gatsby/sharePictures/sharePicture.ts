import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { FAIL_ON } from '../../schema/checks/wholePicture'
import { focusPoint } from '../../lib/pictureFocus'
import { inSrgb, open, pixelsOf, type Pixels } from '../pictures/encodePicture'
import { displayFace, OUTLINE_EM, type DisplayFace } from './displayFace'
import { LINE_HEIGHT, setLine, setTitle, type SetLine } from './setTitle'

/** What Facebook, LinkedIn, X and WhatsApp show whole; in pixels */
export const SHARE_PICTURE = { width: 1200, height: 630, type: 'image/jpeg' } as const
const MOST_BYTES = 120_000
/** Of the JPEG, from best to least: the first that is small enough is taken */
const BEST_QUALITY = 80
const LOWER_QUALITIES = [70, 60, 50, 40]

/** Colours of src/styles/tokens.css: two sheets of paper that look out from behind, the sheet, its ink. */
export const SHEETS = {
  deep: { rear: ['#35abb2', '#137a95'], sheet: '#073a60', ink: '#fff4d6' },
  mangrove: { rear: ['#79a86a', '#24513f'], sheet: '#0f2c26', ink: '#fff4d6' },
  /** Beside a dark picture a dark sheet would not be seen */
  paper: { rear: ['#f5b843', '#f3dfb0'], sheet: '#fff4d6', ink: '#0a1d3a' },
} as const
export type Sheet = keyof typeof SHEETS

export interface SharedPage {
  title: string
  /** Name of the foundation, beside its sign */
  name: string
  /** Path of the picture's file */
  picture: string
  /** What stays in sight (src/lib/pictureFocus.ts) */
  focus: string | null
  sheet: Exclude<Sheet, 'paper'>
}

/** Where scissors cut the sheets' right edges, top to bottom, the rearmost first: pairs of x and y. */
const CUTS = [
  '540-20 528 52 543 150 533 238 546 322 531 430 541 508 530 584 538 650',
  '518-20 529 70 517 128 530 232 520 300 532 402 519 470 531 566 521 650',
  '514-20 503 60 517 138 505 205 519 296 507 368 521 452 509 530 516 650',
]
/** The drawing is as wide as the sheets and their shadow */
const DRAWING_WIDTH = 600
const PICTURE = { left: 500, width: SHARE_PICTURE.width - 500, height: SHARE_PICTURE.height }
const MARGIN = 56
const MEASURE = 404
const TITLE = { width: MEASURE, height: 416, largest: 132 }
/** Far enough from the lower edge for crops of two to one */
const LAST_BASELINE = 570
const SIGN = { left: MARGIN, top: 44, size: 64 }
const NAME = { left: SIGN.left + SIGN.size + 16, baseline: 85, size: 28 }

/** A picture that has less light than this (0 to 1) is dark. */
const DARK = 0.5

const svg = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWING_WIDTH}" height="${SHARE_PICTURE.height}">${inside}</svg>`,
  )

const sheets = (sheet: Sheet) => {
  const { rear, sheet: front } = SHEETS[sheet]
  const layers = CUTS.map((cut, index) => {
    const outline = `M-20-20L${cut}L-20 650Z`
    const shadow = `<path d="${outline}" transform="translate(2 5)" fill="#031426" opacity=".45" filter="url(#soft)"/>`
    return `${shadow}<path d="${outline}" fill="${[...rear, front][index]}"/>`
  })
  return svg(`<filter id="soft" x="-5%" width="115%"><feGaussianBlur stdDeviation="7"/></filter>${layers.join('')}`)
}

const words = ({ title, name }: SharedPage, sheet: Sheet, sign: string, face: DisplayFace) => {
  const line = ({ text, width, stretch }: SetLine, left: number, baseline: number, size: number) =>
    `<path transform="translate(${left} ${baseline}) scale(${(size * stretch) / OUTLINE_EM} ${size / OUTLINE_EM})" d="${face.outlineOf(text, width)}"/>`
  // a card is never empty, whatever a title is made of
  const { lines, size } = setTitle(face.writable(title) || face.writable(name), face, TITLE)
  const baselineOf = (index: number) => LAST_BASELINE - (lines.length - 1 - index) * LINE_HEIGHT * size
  const nameLine = setLine(face.writable(name), (MARGIN + MEASURE - NAME.left) / NAME.size, face)
  return svg(
    [
      `<svg x="${SIGN.left}" y="${SIGN.top}" width="${SIGN.size}" height="${SIGN.size}" viewBox="0 0 64 64">${sign}</svg>`,
      `<g fill="${SHEETS[sheet].ink}">`,
      line(nameLine, NAME.left, NAME.baseline, NAME.size),
      ...lines.map((set, index) => line(set, MARGIN, baselineOf(index), size)),
      '</g>',
    ].join(''),
  )
}

/**
 * The part of a picture that is shown: where nobody said which, the upper part of one that is taller than its room, and of
 * any other the part with most contrast and colour.
 */
const cropped = async ({ picture, focus }: Pick<SharedPage, 'picture' | 'focus'>) => {
  const header = await sharp(picture).metadata()
  const { width, height } = header.autoOrient
  const upright = inSrgb(sharp(picture, { failOn: FAIL_ON }).autoOrient(), header)
  const isTaller = height * PICTURE.width > width * PICTURE.height
  if (!focus && !isTaller) {
    return upright.resize(PICTURE.width, PICTURE.height, { position: sharp.strategy.attention })
  }
  const scale = Math.max(PICTURE.width / width, PICTURE.height / height)
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)]
  const { x, y } = focusPoint(focus, width, height)
  return upright.resize(across, down, { fit: 'fill' }).extract({
    left: Math.round(((across - PICTURE.width) * x) / 100),
    top: Math.round(((down - PICTURE.height) * y) / 100),
    width: PICTURE.width,
    height: PICTURE.height,
  })
}

/** How much light a picture has, 0 to 1 (Rec. 709 luma); sharp's `stats` takes 25 ms longer, for much that nobody asks. */
const lightOf = ({ data, raw: { channels } }: Pixels) => {
  let sum = 0
  for (let at = 0; at < data.length; at += channels) {
    sum += 0.2126 * data.readUInt8(at) + 0.7152 * data.readUInt8(at + 1) + 0.0722 * data.readUInt8(at + 2)
  }
  return (sum * channels) / (255 * data.length)
}

/** The largest quality whose file a phone with little signal can be asked to load. */
const smallEnough = async (picture: Sharp) => {
  const pixels = await pixelsOf(picture)
  const jpegOf = (quality: number) => open(pixels).jpeg({ quality, mozjpeg: true }).toBuffer()
  let jpeg = await jpegOf(BEST_QUALITY)
  for (const quality of LOWER_QUALITIES) {
    if (jpeg.length <= MOST_BYTES) break
    jpeg = await jpegOf(quality)
  }
  return jpeg
}

/**
 * What draws the pictures that show a page where it is shared: its picture, and on a sheet of paper before it the title
 * in the display face, with the foundation's sign.
 *
 * @param root the project's folder
 * @returns from a page to a JPEG of 1200 × 630 pixels and at most 120 kB; throws where the picture can't be read
 */
export const sharePainter = async (root: string) => {
  const face = await displayFace(root)
  const sign = readFileSync(join(root, 'static/favicon.svg'), 'utf8').replace(/<\/?svg[^>]*>/g, '')
  const drawn = new Map<Sheet, Promise<Pixels>>()
  const sheetsOnce = (sheet: Sheet) => {
    const pixels = drawn.get(sheet) ?? pixelsOf(sharp(sheets(sheet)))
    drawn.set(sheet, pixels)
    return pixels
  }
  return async (page: SharedPage): Promise<Buffer> => {
    const picture = await pixelsOf((await cropped(page)).flatten().removeAlpha())
    const sheet = lightOf(picture) < DARK ? 'paper' : page.sheet
    const paper = await sheetsOnce(sheet)
    return smallEnough(
      open(picture)
        .extend({ left: PICTURE.left, background: SHEETS[sheet].sheet })
        .composite([
          { input: paper.data, raw: paper.raw, left: 0, top: 0 },
          { input: words(page, sheet, sign, face), left: 0, top: 0 },
        ]),
    )
  }
}
