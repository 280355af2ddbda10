import { fittingSheet, placesOn, type Sheet } from '../../src/lib/plateSheet'

const sheet = (columns: number, width: number, height: number): Sheet => ({ columns, large: [width, height] })

/** Where the plates of both groups are after the change, as "column,row" in their order. */
const afterChange = (on: Sheet, a: number, b: number, at: string[]) =>
  placesOn(on, a, b).map(({ x, y }, i) => {
    const [column, row] = at[i]!.split(',').map(Number) as [number, number]
    return `${column + x},${row + y}`
  })

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

describe('two groups that change places', () => {
  test('of four: the one beside the large plate goes below, the other comes up', () => {
    const at = ['2,0', '3,0', '2,1', '3,1', '0,2', '1,2', '2,2', '3,2']
    expect(afterChange(sheet(4, 2, 2), 4, 4, at)).toEqual([...at.slice(4), ...at.slice(0, 4)])
  })

  test('of six and eight: every place is taken again', () => {
    const at = ['3,0', '4,0', '3,1', '4,1', ...[2, 3].flatMap((row) => [0, 1, 2, 3, 4].map((x) => `${x},${row}`))]
    expect(afterChange(sheet(5, 3, 2), 6, 8, at)).toEqual([...at.slice(8), ...at.slice(0, 8)])
  })

  test('below a large plate that is as wide as the sheet', () => {
    const at = ['0,1', '1,1', '0,2', '1,2']
    expect(afterChange(sheet(2, 2, 1), 1, 3, at)).toEqual(['1,2', '0,1', '1,1', '0,2'])
  })
})

test('a last row that is not full begins so that it stands in the middle', () => {
  const starts = (on: Sheet, count: number) => placesOn(on, count, 0).map(({ start }) => start)
  expect(starts(sheet(4, 2, 2), 6)).toEqual([undefined, undefined, undefined, undefined, 3, undefined])
  expect(starts(sheet(2, 2, 1), 3)).toEqual([undefined, undefined, 2])
  expect(starts(sheet(3, 0, 0), 1)).toEqual([3])
  expect(starts(sheet(4, 2, 2), 8).filter(Boolean)).toEqual([])
})
