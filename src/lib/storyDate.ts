/** What a machine is told: the day, or the year alone where the day is not known (ISO 8601, reduced precision). */
export const knownDate = (date: string, dateText: string | null | undefined) => (dateText ? date.slice(0, 4) : date)

/**
 * The date of a story, for a <time> element: what it shows, and what a machine reads.
 * @param date a day as YYYY-MM-DD
 * @param dateText shown instead where the day is not known, such as "Early 2024"; then the machine gets only the year
 * @param language BCP 47; English is written as in Britain, the day first
 */
export const storyDate = (date: string, dateText: string | null | undefined, language: string) => ({
  text: dateText
    ? dateText
    : new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
        Date.parse(date),
      ),
  dateTime: knownDate(date, dateText),
})
