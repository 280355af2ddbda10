/** What a story shows as its date, and what a machine reads (HTML `time` element, `datetime`). */
export interface StoryDate {
  text: string
  dateTime: string
}

const LONG_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/**
 * @param date a day as YYYY-MM-DD
 * @param dateText shown instead where the day is not known, such as "Early 2024"; then the machine gets only the year
 */
export const storyDate = (date: string, dateText?: string | null): StoryDate =>
  dateText
    ? { text: dateText, dateTime: date.slice(0, 4) }
    : { text: LONG_DAY.format(new Date(`${date}T00:00:00Z`)), dateTime: date }
