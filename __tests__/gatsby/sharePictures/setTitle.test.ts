import { readContent } from '../../../src/schema/checkContent'
import { displayFace, type DisplayFace } from '../../../src/gatsby/sharePictures/displayFace'
import { LINE_HEIGHT, setLine, setTitle } from '../../../src/gatsby/sharePictures/setTitle'

const ROOM = { width: 404, height: 416, largest: 132 }
let face: DisplayFace
beforeAll(async () => {
  face = await displayFace(process.cwd())
})

const lengths = ({ lines, size }: ReturnType<typeof setTitle>) =>
  lines.map(({ text, width, stretch }) => face.lengthOf(text, width) * stretch * size)

test('the face gets wider along its axis, and draws outlines that stand on the baseline', () => {
  expect(face.lengthOf('Ocean', 75)).toBeLessThan(face.lengthOf('Ocean', 100))
  expect(face.lengthOf('Ocean', 100)).toBeLessThan(face.lengthOf('Ocean', 125))
  expect(face.outlineOf('n', 100)).toMatch(/^M[\d.-]+,? ?-?[\d.]+/)
})

test('lines of a title are of one length, by the width of the face alone', () => {
  const set = setTitle('Ocean matters', face, ROOM)
  expect(set.lines.map(({ text }) => text)).toEqual(['Ocean', 'matters'])
  const [ocean, matters] = set.lines
  expect(ocean!.width).toBeGreaterThan(matters!.width)
  for (const length of lengths(set)) expect(Math.abs(length - ROOM.width)).toBeLessThan(ROOM.width * 0.03)
})

test('letters are hardly stretched beside', () => {
  for (const text of ['Mangrove', 'to the reef', 'a']) {
    const { stretch } = setLine(text, 4, face)
    expect(stretch).toBeGreaterThan(0.94)
    expect(stretch).toBeLessThanOrEqual(1.04)
  }
})

test('a line does not end in a word that leans on the next where it need not', () => {
  const { lines } = setTitle('The stages of coral restoration, from fragment to reef', face, ROOM)
  for (const { text } of lines.slice(0, -1)) expect(text).not.toMatch(/ (of|to|from)$/)
})

const titles = readContent(process.cwd()).files.flatMap(({ frontMatter }) =>
  frontMatter.summary ? [String(frontMatter.title)] : [],
)

test.each([
  ...titles,
  'Dive With Us',
  'W',
  'Stories about: Community, Page 12 of 14',
  'A title as long as the desk allows it to be, eighty letters in all, counted twice',
  'Unverantwortlichkeitsbescheinigung',
])('“%s” fits its room', (title) => {
  const set = setTitle(title, face, ROOM)
  expect(set.lines.map(({ text }) => text).join(' ')).toBe(title)
  expect(set.lines.length).toBeLessThanOrEqual(5)
  expect(set.size * LINE_HEIGHT * set.lines.length).toBeLessThanOrEqual(ROOM.height + 0.01)
  for (const length of lengths(set)) expect(length).toBeLessThanOrEqual(ROOM.width + 0.5)
  expect(set.size).toBeGreaterThan(title.includes(' ') ? 44 : 20)
})
