import type { CheckedFile } from '../checkedFile'
import { mistakeTextWithLine } from '../mistake'

const MOST_DAYS_AHEAD = 7
const DAY_MS = 86_400_000

/** Where more articles than these seem to be still to come, it is the clock that is wrong. */
const MOST_AHEAD = 5

/**
 * Says which articles have a day that is still to come: they are shown at once, before all others, and mostly the year is a
 * slip of the hand. Whole sentences; nothing has to be mended.
 * @param now the moment of the check, in milliseconds since 1970
 */
export const daysAhead = (files: readonly CheckedFile[], now: number): string[] => {
  const said = files.flatMap(({ file, type, frontMatter: { date }, lineOf }) => {
    if (type.name !== 'NewsArticle' || typeof date !== 'string') return []
    if (!(Date.parse(date) > now + MOST_DAYS_AHEAD * DAY_MS)) return []
    const message = `"date" is ${date}, a day that is still to come. That is fine; the article is shown at once all the same, before all others.`
    return [mistakeTextWithLine({ file, line: lineOf('date'), message })]
  })
  if (said.length <= MOST_AHEAD) return said
  const today = new Date(now).toISOString().slice(0, 10)
  return [
    `The clock of this computer says ${today}, and by it ${said.length} articles have a day that is still to come; set it, or events to come and past are told apart wrongly.`,
  ]
}
