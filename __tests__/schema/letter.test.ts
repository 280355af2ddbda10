import { letterText } from '../../src/schema/letter'
import { ARTICLE, CARD, copyOfExample, OTHER } from './exampleContent'
import { edits, writes } from './spoil'

const asks = (file: string, review: string) => edits(file, (text) => text.replace('---\n', `---\nreview: ${review}\n`))

/** What stands below a heading of the letter, up to the next one of its rank. */
const below = (letter: string, heading: string) =>
  letter.split(/^(?=##? |### )/m).find((part) => part.startsWith(`${heading}\n`)) ?? ''

test('the letter asks each question of a story by itself, below who could know and the story’s title', async () => {
  const root = await copyOfExample()
  asks(ARTICLE, 'how many people came?; where was it?')(root)
  const letter = letterText(root)
  expect(letter.indexOf('## The marine biologists')).toBeLessThan(letter.indexOf('### From the kitchen'))
  expect(below(letter, '### From the kitchen to the reef')).toContain('1. How many people came?\n2. Where was it?\n')
})

test('what two places ask stands there once, with both', async () => {
  const root = await copyOfExample()
  for (const file of [OTHER, CARD]) asks(file, 'who came on that day?')(root)
  const letter = letterText(root)
  expect(letter.split('Who came on that day?')).toHaveLength(2)
  expect(letter).toContain('### Crafting Coral, Ocean acidification\n\n1. Who came')
})

test('a question of the list stands there, and a field only while it is empty', async () => {
  const root = await copyOfExample()
  writes('content/letter.md', 'Words.\n\n## diving\n\n- Is there lunch? / Adakah makan siang?\n')(root)
  const asked = 'How many guests does one guide take?'
  const letter = letterText(root)
  expect(letter).toContain('. Is there lunch? / Adakah makan siang?\n')
  expect(letter).toContain(asked)
  writes('content/settings/terms.md', '---\ngroupSize: Four at most.\n---\n')(root)
  expect(letterText(root)).not.toContain(asked)
})
