/** @jest-environment jsdom */
/** The card at the end of the dive down the home page: its depths, its animals, its day. */
import { readFileSync } from 'node:fs'
import { DEEPEST_M, DEPTHS } from '../../src/lib/sightings'
import { todayOnLombok } from '../../src/lib/todayOnLombok'
import { logbookPage } from '../../src/schema/settings'
import { writeDiver } from '../../src/sections/logbook/cardDeeds'

test('each animal is met above the deepest point, and has a drawing', () => {
  for (const [animal, depth] of Object.entries(DEPTHS)) {
    expect(depth).toBeLessThan(DEEPEST_M)
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

  test('is written on the card, with the name', () => {
    document.documentElement.lang = 'id'
    document.body.innerHTML = '<p data-today=""></p><p data-diver=""></p><input value="Nengah">'
    writeDiver(document.querySelector('input')!)
    expect(document.body).toHaveTextContent(`${todayOnLombok('id')}Nengah`)
  })
})
