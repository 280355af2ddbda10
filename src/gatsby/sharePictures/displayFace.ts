import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { decompress } from 'wawoff2'

/** The file that visitors get: one weight, and an axis of widths. */
export const FACE_FILE = 'src/styles/fonts/anek.woff2'

/** Widths that the face can take, in per cent; instances are made at every fifth, because each costs time. */
export const WIDTHS = [75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 125] as const
export type Width = (typeof WIDTHS)[number]

/** As `letter-spacing` of the site's headings, in ems */
const LETTER_SPACING = -0.02

/** Writes in the site's display face, as outlines: no font has to be installed where pictures are made. */
export interface DisplayFace {
  /** Length of a text, in ems. */
  lengthOf: (text: string, width: Width) => number
  /** Path data of a text, in ems; its baseline is y = 0, and y grows downwards. */
  outlineOf: (text: string, width: Width) => string
}

/** @param root the project's folder */
export const displayFace = async (root: string): Promise<DisplayFace> => {
  // fontkit can't vary a compressed font (its pull request 377)
  const font = create(Buffer.from(await decompress(readFileSync(join(root, FACE_FILE))))) as Font
  const instances = new Map<Width, Font>()
  const laidOut = (text: string, width: Width) => {
    const instance = instances.get(width) ?? font.getVariation({ wdth: width })
    instances.set(width, instance)
    return instance.layout(text)
  }
  const em = font.unitsPerEm
  const spacing = LETTER_SPACING * em
  return {
    lengthOf: (text, width) =>
      laidOut(text, width).positions.reduce((sum, { xAdvance }) => sum + xAdvance + spacing, -spacing) / em,
    outlineOf: (text, width) => {
      const { glyphs, positions } = laidOut(text, width)
      let x = 0
      return glyphs
        .map(({ path }, index) => {
          const moved = path.translate(x, 0).scale(1 / em, -1 / em)
          x += positions[index]!.xAdvance + spacing
          return moved.toSVG()
        })
        .join('')
    },
  }
}
