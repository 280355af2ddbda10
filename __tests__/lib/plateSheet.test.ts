import { fittingSheet, startsOn, type Sheet } from '../../src/lib/plateSheet'

const sheet = (columns: number, width: number, height: number): Sheet => ({ columns, large: [width, height] })

describe('the sheet', () => {
  const sheets = [sheet(5, 3, 2), sheet(4, 2, 2), sheet(3, 2, 2)]

  test.each([
    [14, 5],
    [9, 5],
    [8, 4],
    [5, 3],
    [2, 3],
  ])('of %d plates around the large one is full at %d columns', (count, columns) => {
    expect(fittingSheet(count, sheets).columns).toBe(columns)
  })

  test.each([
    [13, 5],
    [7, 4],
    [3, 3],
  ])('of %d plates has %d columns, at which the last row is fullest', (count, columns) => {
    expect(fittingSheet(count, sheets).columns).toBe(columns)
  })

  test.each([0, 1])('of %d plates has the fewest gaps beside the large one', (count) => {
    expect(fittingSheet(count, sheets).columns).toBe(3)
  })
})

test('a last row that is not full begins so that it stands in the middle', () => {
  expect(startsOn(sheet(4, 2, 2), 6)).toEqual([undefined, undefined, undefined, undefined, 3, undefined])
  expect(startsOn(sheet(2, 2, 1), 3)).toEqual([undefined, undefined, 2])
  expect(startsOn(sheet(3, 0, 0), 1)).toEqual([3])
  expect(startsOn(sheet(4, 2, 2), 8).filter(Boolean)).toEqual([])
})
