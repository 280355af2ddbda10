/** @jest-environment jsdom */
import { within } from '@testing-library/react'
import type { ComponentType } from 'react'
import type * as Server from 'react-dom/server'
import { endEvents } from '../../src/inline/endEvents'
import { AllEvents } from '../../src/sections/events/AllEvents'
import { Events } from '../../src/sections/home/Events/Events'

// the one for browsers lacks what jsdom has not
const { renderToString } = jest.requireActual<typeof Server>('react-dom/server.node')
jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), graphql: () => undefined }))

const BUILT_ON = '2026-11-28'
const DAYS = { 'first to come': '2026-11-29', 'second to come': '2027-01-02', 'no day': null, past: '2024-05-23' }

const nodes = Object.entries(DAYS).map(([title, date]) => ({
  title,
  date,
  link: '/news',
  linkLabel: 'Read on',
  html: '',
  picture: {},
  calendar: date && `/calendar/${date}.ics`,
  isToCome: date !== null && date >= BUILT_ON,
}))
const part = (component: unknown) => component as ComponentType<Record<string, unknown>>
const Archive = part(AllEvents)
const Home = part(Events)

/** What of a page built on 28 November 2026 is seen when it is opened on this day. */
const openOn = (day: string, page: JSX.Element) => {
  document.body.innerHTML = renderToString(page)
  endEvents(() => day)
  const visible = (name: string) =>
    within(document.body)
      .queryAllByText(name)
      .filter((one) => !one.hidden).length
  return {
    headings: within(document.body)
      .queryAllByRole('heading')
      .map(({ textContent }) => textContent),
    past: visible('Past'),
    calendars: document.querySelectorAll('a[href$=".ics"]').length,
    none: visible('Nothing new'),
  }
}
const archiveOf = (events: typeof nodes) => (
  <Archive
    eventsArchive={{ title: 'Events', noneComing: 'Nothing new' }}
    links={{ facebook: 'https://example.org/f', instagram: 'https://example.org/i' }}
    coming={{ totalCount: 2 }}
    all={{ nodes: events }}
  />
)
const archive = archiveOf(nodes)
const coming = ['first to come', 'second to come', 'no day']

test('on its day an event is still to come', () => {
  expect(openOn('2026-11-29', archive)).toEqual({
    headings: ['Events', 'Coming', ...coming, '2024', 'past'],
    past: 1,
    calendars: 2,
    none: 0,
  })
})

test('the day after it is past, under its year, and no calendar is offered for it', () => {
  expect(openOn('2026-11-30', archive)).toEqual({
    headings: ['Events', 'Coming', 'second to come', 'no day', '2026', 'first to come', '2024', 'past'],
    past: 2,
    calendars: 1,
    none: 0,
  })
})

test('when all are over, nothing is to come, and that is said', () => {
  expect(openOn('2027-01-03', archive)).toMatchObject({ past: 3, calendars: 0, none: 1 })
  const dated = nodes.filter(({ date }) => date)
  expect(openOn('2027-01-03', archiveOf(dated)).headings).toEqual([
    'Events',
    ...['2027', 'second to come'],
    ...['2026', 'first to come'],
    ...['2024', 'past'],
  ])
  for (const region of within(document.body).getAllByRole('region')) expect(region).toHaveAccessibleName(/^20/)
})

test('on the home page past ones stand behind the others, the last one first', () => {
  // of effects that only a browser has
  jest.spyOn(console, 'error').mockImplementation()
  const home = <Home events={{ title: 'Events' }} posters={{ nodes }} />
  expect(openOn(BUILT_ON, home).headings).toEqual(['Events', ...coming, 'past'])
  expect(openOn('2027-01-03', home)).toMatchObject({
    headings: ['Events', 'no day', 'second to come', 'first to come', 'past'],
    past: 3,
    calendars: 0,
  })
})

test('below a story about it no calendar is offered any more', () => {
  const story = (
    <p data-until="2026-11-29">
      <a href="/calendar/2026-11-29.ics">Add to calendar</a>
    </p>
  )
  expect(openOn('2026-11-29', story).calendars).toBe(1)
  expect(openOn('2026-11-30', story).calendars).toBe(0)
})
