/**
 * A moment on Lombok as ISO 8601 text: 2024-05-23T15:00:00+08:00. Central Indonesian Time (WITA) is eight hours before UTC, all
 * the year.
 * @param date a day as YYYY-MM-DD
 * @param time a time of day as HH:MM; without one, the day alone is given back
 */
export const lombokTime = (date: string, time?: string | null) => (time ? `${date}T${time}:00+08:00` : date)

/** The day on Lombok at a moment, given as milliseconds since 1970: YYYY-MM-DD. Runs in pages too (`endEvents`). */
export const lombokDay = (moment: number) => new Date(moment + 8 * 3_600_000).toISOString().slice(0, 10)

/** Whether a day (YYYY-MM-DD) is today on Lombok or later; not where none is known. */
export const isToCome = (date: unknown) => typeof date === 'string' && date >= lombokDay(Date.now())
