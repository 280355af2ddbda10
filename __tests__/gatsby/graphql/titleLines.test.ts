/** @jest-environment node */
import { displayFace, type DisplayFace } from '../../../src/gatsby/sharePictures/displayFace'
import { LONGEST, titleLines } from '../../../src/gatsby/graphql/titleLines'
import { readContent } from '../../../src/schema/checkContent'

let face: DisplayFace
beforeAll(async () => {
  face = await displayFace(process.cwd())
})

test('a title is broken into few, even lines', () => {
  expect(titleLines('Coral Connect', face)).toEqual(['Coral Connect'])
  expect(titleLines('Teaching a computer to name corals', face)).toHaveLength(3)
})

test('no line ends in a word that leans on the next where it need not', () => {
  expect(titleLines('A fundraising campaign for research and awareness', face)).toEqual([
    'A fundraising',
    'campaign',
    'for research',
    'and awareness',
  ])
})

const titles = readContent(process.cwd()).files.flatMap(({ frontMatter }) =>
  frontMatter.summary ? [String(frontMatter.title)] : [],
)

test.each(titles)('“%s” keeps its words, and its lines fit', (title) => {
  const lines = titleLines(title, face)
  expect(lines.join(' ')).toBe(title)
  for (const line of lines) expect(face.lengthOf(line, 95)).toBeLessThanOrEqual(LONGEST)
})
