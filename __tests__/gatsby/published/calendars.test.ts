import { calendarText } from '../../../src/gatsby/published/calendars'
import { calendarFaults } from './calendarFaults'

const event = {
  title: 'World Turtle Day',
  description: 'An afternoon on the shore.',
  date: '2024-05-23',
  startTime: '15:00',
  endTime: '17:00',
  place: null,
  calendar: '/calendar/world-turtle-day.ics',
  url: 'https://example.org/detail-news-25',
}

test('an event is written in universal time: Lombok is eight hours ahead', () => {
  const text = calendarText({ name: 'The foundation', language: 'en' }, [event])
  expect(text).toContain('DTSTART:20240523T070000Z')
  expect(text).toContain('DTEND:20240523T090000Z')
  expect(text).toContain('SUMMARY:World Turtle Day')
  expect(text).toContain('URL:https://example.org/detail-news-25')
  expect(text).not.toContain('LOCATION')
})

test('a calendar says its name, and the language of its words', () => {
  expect(calendarText({ name: 'The foundation', language: 'en' }, [event])).toContain('PRODID:-//The foundation//EN')
  const text = calendarText({ name: 'Yayasan', language: 'id' }, [{ ...event, title: 'Hari Penyu Sedunia' }])
  expect(text).toContain('PRODID:-//Yayasan//ID')
  expect(text).toContain('X-WR-CALNAME:Yayasan')
  expect(text).toContain('SUMMARY:Hari Penyu Sedunia')
})

test('an event has another identity in each language, so that a program can hold both', () => {
  const uid = (calendar: string) =>
    /^UID:.*$/m.exec(calendarText({ name: 'All', language: 'en' }, [{ ...event, calendar }]))![0]
  expect(uid('/id/calendar/world-turtle-day.ics')).not.toBe(uid(event.calendar))
})

test('without a time it takes the whole day', () => {
  const text = calendarText({ name: 'The foundation', language: 'en' }, [{ ...event, startTime: null, endTime: null }])
  expect(text).toContain('DTSTART;VALUE=DATE:20240523')
  expect(text).toContain('DTEND;VALUE=DATE:20240524')
  expect(calendarFaults(text)).toEqual([])
})

test('one file may hold all events, or none yet', () => {
  expect(calendarText({ name: 'All', language: 'en' }, [event, event]).match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(calendarFaults(calendarText({ name: 'All', language: 'en' }, []))).toEqual([])
})
