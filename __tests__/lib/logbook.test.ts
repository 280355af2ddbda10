/** @jest-environment jsdom */
/** The card at the end of the dive down the home page: its depths, its animals, its day. */
import { readFileSync } from 'node:fs'
import { DEEPEST_M, HOME_DIVE } from '../../src/config/homeDive'
import { stampToday } from '../../src/inline/stampToday'
import { CARD, depthY, diveLine, diveStops, WATER_FOOT, waterSheet } from '../../src/lib/logbookDrawing'
import { DEPTHS } from '../../src/lib/sightings'
import { todayOnLombok } from '../../src/lib/todayOnLombok'
import { logbookPage } from '../../src/schema/settings'

test('the dive is that of the home page: the readings of its gauge, section after section', () => {
  const page = readFileSync('src/pages/index.tsx', 'utf8')
  const readings = [...page.matchAll(/^ {4}<(\w+) \{\.\.\.data\} \/>/gm)].flatMap(([, name]) => {
    const section = readFileSync(`src/sections/home/${name}/${name}.tsx`, 'utf8')
    return [...section.matchAll(/ depth="(\d+) m"/g)].map(([, depth]) => Number(depth))
  })
  // the air before it has no reading
  expect([0, ...readings]).toEqual(HOME_DIVE)
  expect(DEEPEST_M).toBe(30)
})

test('each animal is met at a depth of the dive, and has a drawing', () => {
  for (const [animal, depth] of Object.entries(DEPTHS)) {
    expect(HOME_DIVE).toContain(depth)
    expect(readFileSync(`static/shapes/met-${animal.replace(' ', '-')}.webp`).length).toBeGreaterThan(1000)
  }
})

test('an editor takes an animal from the list, and adds none without a drawing', () => {
  const { animals } = logbookPage.schema.shape
  const turtle = { animal: 'turtle', name: 'Turtle' }
  expect(animals.safeParse([turtle]).success).toBe(true)
  expect(animals.safeParse([turtle, { animal: 'dugong', name: 'Dugong' }]).success).toBe(false)
})

describe('the day', () => {
  afterEach(() => jest.useRealTimers())

  test.each([
    ['en', '2026-11-25T15:59:00Z', '25 November 2026'],
    ['en', '2026-11-25T16:01:00Z', '26 November 2026'],
    ['id', '2026-07-31T16:00:00Z', '1 Agustus 2026'],
  ])('in %s, at %s', (language, moment, day) => {
    jest.useFakeTimers({ now: new Date(moment) })
    expect(todayOnLombok(language)).toBe(day)
  })

  test('is written where the page leaves room for it', () => {
    document.documentElement.lang = 'id'
    document.body.innerHTML = '<p data-today=""></p><p>as it was</p>'
    stampToday((language) => `today in ${language}`)
    expect(document.body).toHaveTextContent('today in idas it was')
  })
})

test('the dive stays on the card, each stop at its depth', () => {
  expect(diveStops).toHaveLength(HOME_DIVE.length)
  diveStops.forEach(([x, y], index) => {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(CARD.width)
    expect(y).toBe(depthY(HOME_DIVE[index]!))
  })
  expect(depthY(DEEPEST_M)).toBeLessThan(WATER_FOOT)
  expect(diveLine.split('L')).toHaveLength(HOME_DIVE.length)
})

test('a sheet of water covers the card from side to side', () => {
  for (let number = 0; number < 12; number++) {
    const [, start, waves] = /^M(-?\d+) 300((?:q\S+ \S+ 145 0)+)V/.exec(waterSheet(300, 12, number))!
    expect(Number(start)).toBeLessThan(0)
    expect(Number(start) + waves!.split('q').slice(1).length * 145).toBeGreaterThan(CARD.width)
  }
})
