/** What a story shows as its date, and what a machine reads (HTML `time` element, `datetime`). */
interface StoryDate {
  text: string
  dateTime: string
}

/** Made of the words, since the first use of Intl.DateTimeFormat takes a slow phone 70 ms. */
const longDay = (date: string, months: readonly string[]) => {
  const [year, month = NaN, day] = date.split('-').map(Number)
  return `${day} ${months[month - 1]} ${year}`
}

/** What a machine is told: the day, or the year alone where the day is not known (ISO 8601, reduced precision). */
export const knownDate = (date: string, dateText: string | null | undefined) => (dateText ? date.slice(0, 4) : date)

/**
 * The date of a story, for a <time> element.
 * @param date a day as YYYY-MM-DD
 * @param dateText shown instead where the day is not known, such as "Early 2024"; then the machine gets only the year
 * @param months their names, from January
 */
export const storyDate = (date: string, dateText: string | null | undefined, months: readonly string[]): StoryDate => ({
  text: dateText ? dateText : longDay(date, months),
  dateTime: knownDate(date, dateText),
})
