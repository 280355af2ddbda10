import type { DisplayFace } from '../sharePictures/displayFace'
import { breaks, leaning } from '../sharePictures/setTitle'

/** The `font-stretch` of StoryHeader's title, in per cent. */
const WIDTH = 95
/** The longest line, in ems: five per cent less than StoryHeader has room for, as a fallback face may run wider. */
export const LONGEST = 7.2
const MOST_LINES = 6

/**
 * Breaks an article's title into as few lines as fit, as even as can be; none ends in a word that leans on the next where
 * it need not. The lines are broken here and not by the browser, which would break them anew when the display face comes
 * late (CLS).
 */
export const titleLines = (title: string, { lengthOf }: Pick<DisplayFace, 'lengthOf'>): string[] => {
  // most ways to break a title have lines in common
  const measured = new Map<string, number>()
  const measure = (line: string) => {
    const length = measured.get(line) ?? lengthOf(line, WIDTH)
    measured.set(line, length)
    return length
  }
  const judged = breaks(title.split(/\s+/), MOST_LINES).map((words) => {
    const lines = words.map((line) => line.join(' '))
    const longest = Math.max(...lines.map(measure))
    const tooLong = Math.max(0, longest - LONGEST)
    return { lines, cost: tooLong * 1000 + lines.length * 10 + longest + 2 * leaning(words) }
  })
  return judged.reduce((one, other) => (other.cost < one.cost ? other : one)).lines
}
