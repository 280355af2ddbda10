import { createEvents, type DateArray, type EventAttributes } from 'ics'
import type { Language } from '../../i18n/languages'
import { lombokDay, lombokTime } from '../../lib/lombokTime'

export interface CalendarEvent {
  title: string
  description: string
  /** A day as YYYY-MM-DD */
  date: string
  /** As HH:MM */
  startTime: string | null
  endTime: string | null
  place: string | null
  /** Path of its own calendar file */
  calendar: string
  /** Full address of the page about it */
  url: string
}

interface Calendar {
  name: string
  language: Language
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const dayAt = (moment: number) => lombokDay(moment).split('-').map(Number) as DateArray

/**
 * From and to as moments, or the whole day where no time is known; an event without an end that is later takes an hour. Not as a duration:
 * `ics` writes a day as `P1DT`, which RFC 5545 forbids.
 */
const span = ({ date, startTime, endTime }: CalendarEvent) => {
  const start = Date.parse(lombokTime(date, startTime ?? '00:00'))
  if (!startTime) return { start: dayAt(start), end: dayAt(start + DAY_MS) }
  return { start, end: endTime && endTime > startTime ? Date.parse(lombokTime(date, endTime)) : start + HOUR_MS }
}

/** The time of writing (DTSTAMP), the same at every build; the types of `ics` do not know it. */
const stamp = ({ date }: CalendarEvent) => ({ timestamp: Date.parse(lombokTime(date, '00:00')) })

const attributes = (event: CalendarEvent): EventAttributes => ({
  ...span(event),
  ...stamp(event),
  uid: `${event.calendar.slice(1)}@${new URL(event.url).host}`,
  title: event.title,
  description: event.description,
  url: event.url,
  ...(event.place && { location: event.place }),
})

/**
 * A calendar file (RFC 5545) of one or more events.
 * @param calendar what it is called, and the language of its words
 * @throws where an event cannot be written
 */
export const calendarText = ({ name, language }: Calendar, events: readonly CalendarEvent[]): string => {
  const { error, value } = createEvents(events.map(attributes), {
    productId: `-//${name}//${language.toUpperCase()}`,
    calName: name,
  })
  if (error || typeof value !== 'string') throw error ?? new Error('The calendar could not be written.')
  return value
}
