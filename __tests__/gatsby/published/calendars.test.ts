import { calendarText } from '../../../src/gatsby/published/calendars'

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
  const text = calendarText('The foundation', [event])
  expect(text).toContain('DTSTART:20240523T070000Z')
  expect(text).toContain('DTEND:20240523T090000Z')
  expect(text).toContain('SUMMARY:World Turtle Day')
  expect(text).toContain('URL:https://example.org/detail-news-25')
  expect(text).not.toContain('LOCATION')
})

test('without a time it takes the whole day', () => {
  const text = calendarText('The foundation', [{ ...event, startTime: null, endTime: null }])
  expect(text).toContain('DTSTART;VALUE=DATE:20240523')
})

test('one file may hold all events, or none yet', () => {
  expect(calendarText('All', [event, event]).match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(calendarText('All', [])).toContain('BEGIN:VCALENDAR')
})
