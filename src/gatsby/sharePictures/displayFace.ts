import { readFileSync } from 'node:fs'
import { present } from '../../lib/present'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { create, type Font } from 'fontkit'
import { decompress } from 'wawoff2'

/** The files that visitors get: one weight, and an axis of widths; the second has rarer letters. */
export const FACE_FILES = ['src/styles/fonts/anek.woff2', 'src/styles/fonts/anek-more.woff2'] as const
/** What they don't have is set in a face that knows Arabic, Cyrillic, Greek, Hebrew and many signs. */
export const FALLBACK_FILE = createRequire(resolve('package.json')).resolve(
  'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
)

/** Widths that the face can take, in per cent; instances are made at every fifth, because each costs time. */
export const WIDTHS = [75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 125] as const
export type Width = (typeof WIDTHS)[number]
export const NARROWEST: Width = 75
export const WIDEST: Width = 125

/** As `letter-spacing` of the site's headings, in ems */
const LETTER_SPACING = -0.02

/** fontkit writes two places after the point, which are too few for ems. */
export const OUTLINE_EM = 1000

/** Writes in the site's display face, as outlines: no font has to be installed where pictures are made. */
export interface DisplayFace {
  /** A text without the signs that no face has, such as most emoji; empty where nothing is left. */
  writable: (text: string) => string
  /** Length of a text, in ems. */
  lengthOf: (text: string, width: Width) => number
  /** Path data of a text, `OUTLINE_EM` to the em; its baseline is y = 0, and y grows downwards. */
  outlineOf: (text: string, width: Width) => string
}

/** A file of letters, in any width that it has. */
interface Face {
  font: Font
  inWidth: (width: Width) => Font
}

/** A face with an axis of widths. */
const varying = (font: Font): Face => {
  const instances = new Map<Width, Font>()
  return {
    font,
    inWidth: (width) => {
      const instance = instances.get(width) ?? font.getVariation({ wdth: width })
      instances.set(width, instance)
      return instance
    },
  }
}

/** Set in one piece, so that letters that join, as in Arabic, do. */
interface Run {
  text: string
  face: Face
}

const isSpace = (sign: string) => /\s/.test(sign)

/** @param root the project's folder */
export const displayFace = async (root: string): Promise<DisplayFace> => {
  const faces: Face[] = []
  // fontkit can't vary a compressed font (its pull request 377); wawoff2 unpacks one at a time
  for (const file of FACE_FILES)
    faces.push(varying(create(Buffer.from(await decompress(readFileSync(join(root, file))))) as Font))
  const fallback = create(readFileSync(FALLBACK_FILE)) as Font
  faces.push({ font: fallback, inWidth: () => fallback })

  const has = ({ font }: Face, sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? NaN)
  const faceOf = (sign: string) => faces.find((face) => has(face, sign))
  const signsOf = (text: string) => [...text.normalize('NFC')]
  const runsOf = (text: string) => {
    const runs: Run[] = []
    for (const sign of signsOf(text)) {
      const last = runs.at(-1)
      const face = last && isSpace(sign) && has(last.face, sign) ? last.face : faceOf(sign)
      if (!face) continue
      if (last?.face === face) last.text += sign
      else runs.push({ text: sign, face })
    }
    return runs
  }
  /** Each glyph of a text with its advance; all lengths in ems. */
  const laidOut = (text: string, width: Width) =>
    runsOf(text).flatMap(({ text: piece, face }) => {
      const font = face.inWidth(width)
      const { glyphs, positions } = font.layout(piece)
      return glyphs.map(({ path }, index) => ({
        path,
        em: font.unitsPerEm,
        advance: present(positions[index], 'place of a glyph').xAdvance / font.unitsPerEm + LETTER_SPACING,
      }))
    })
  return {
    writable: (text) => signsOf(text).filter(faceOf).join('').replace(/\s+/g, ' ').trim(),
    lengthOf: (text, width) => laidOut(text, width).reduce((sum, { advance }) => sum + advance, -LETTER_SPACING),
    outlineOf: (text, width) => {
      let x = 0
      return laidOut(text, width)
        .map(({ path, em, advance }) => {
          const outline = path.translate(x * em, 0).scale(OUTLINE_EM / em, -OUTLINE_EM / em)
          x += advance
          return outline.toSVG()
        })
        .join('')
    },
  }
}
