import { NARROWEST, WIDEST, WIDTHS, type DisplayFace, type Width } from './displayFace'
import { present } from '../../lib/present'

export interface SetLine {
  text: string
  width: Width
  /** How much the letters are stretched beside, so that the line fills its measure to the pixel: about 1 */
  stretch: number
}

interface SetTitle {
  lines: SetLine[]
  /** Size of the letters, in pixels */
  size: number
}

/** From baseline to baseline, in ems */
export const LINE_HEIGHT = 0.9

const MOST_LINES = 5
/** What a line that ends in such a word, and leans on the next one, is worth less. */
const LEANING = 0.93
const LEANS = /^(a|an|the|of|to|for|in|on|at|and|with|from|by|what|how|why)$/i
/** How far the letters may be stretched to fill a measure: less than from one width to the next. */
const MOST_STRETCH = 1.04

/** Every way to break words into lines. */
export const breaks = (words: readonly string[], most: number): string[][][] => {
  if (words.length === 0) return [[]]
  if (most === 0) return []
  return words.flatMap((_, index) =>
    breaks(words.slice(index + 1), most - 1).map((rest) => [words.slice(0, index + 1), ...rest]),
  )
}

/** How many lines, but the last, end in a word that leans on the next one. */
export const leaning = (lines: readonly (readonly string[])[]) =>
  lines.slice(0, -1).filter((line) => LEANS.test(line.at(-1) ?? '')).length

type Face = Pick<DisplayFace, 'lengthOf'>

/** Sets a line as long as its measure (in ems), by the width of the face; where the widest is too short, it ends earlier. */
export const setLine = (text: string, measure: number, { lengthOf }: Face): SetLine => {
  const lengths = WIDTHS.map((width) => ({ width, length: lengthOf(text, width) }))
  const { width, length } = lengths.reduce((one, other) =>
    Math.abs(other.length - measure) < Math.abs(one.length - measure) ? other : one,
  )
  return { text, width, stretch: Math.min(MOST_STRETCH, measure / length) }
}

/**
 * Sets a title as large as its room lets it, every line as long as the room is wide by the width of the face alone, as
 * “Ocean matters” is set on the home page.
 *
 * @param room its width and height, and the largest letters, in pixels
 */
export const setTitle = (
  title: string,
  face: Face,
  room: { width: number; height: number; largest: number },
): SetTitle => {
  const words = title.split(/\s+/)
  const space = (width: Width) => face.lengthOf('n n', width) - 2 * face.lengthOf('n', width)
  const lengthsAt = (width: Width) => {
    const between = space(width)
    const lengths = new Map(words.map((word) => [word, face.lengthOf(word, width) + between]))
    return (line: readonly string[]) =>
      line.reduce((sum, word) => sum + present(lengths.get(word), `length of “${word}”`), -between)
  }
  const narrowest = lengthsAt(NARROWEST)
  const widest = lengthsAt(WIDEST)
  const judged = breaks(words, MOST_LINES).map((lines) => {
    const size = Math.min(
      room.largest,
      room.height / (lines.length * LINE_HEIGHT),
      room.width / Math.max(...lines.map(narrowest)),
    )
    const filled = lines.map((line) => Math.min(1, (widest(line) * size) / room.width))
    const even = (filled.reduce((sum, part) => sum + part, 0) / lines.length) ** 2
    const worth = size ** 1.4 * even * LEANING ** leaning(lines)
    return { lines, size, worth }
  })
  const { lines, size } = judged.reduce((one, other) => (other.worth > one.worth ? other : one))
  return { size, lines: lines.map((line) => setLine(line.join(' '), room.width / size, face)) }
}
